"""A bot for any game of Hexarium: takes the choice with the best odds, else any, always the same for the same question.

    npm run arena -- skirmish --bots "greedy,process:python3 apps/cli/examples/hopeful.py" --games 20

Every line of the input is a question: "options" is what may be chosen, "words" the same in English, "odds" the chances of risky
choices, "view" what the seat sees, "decision" what is asked. Every line of the output is the answer. It ends with its input.
"""
import json
import random
import sys

for line in sys.stdin:
    asked = json.loads(line)
    luck = random.Random(json.dumps(asked["view"], sort_keys=True))
    hopes = {choice: odds[0]["chance"] for choice, odds in asked["odds"].items()}
    choice = max(hopes, key=hopes.get) if hopes else luck.choice(asked["options"])
    print(json.dumps({"choice": choice}), flush=True)
