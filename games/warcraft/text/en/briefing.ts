import type { BriefingWords } from '../briefing.ts'

/** What games of Warcraft are about, in English. */
export const briefing: BriefingWords = {
  scenarios: {
    'main-2p': {
      story:
        'Two peoples want the same land, its mines and its forests. Whoever builds faster and holds the places that matter will own it.',
      goal: '',
    },
    'main-3p': {
      story: 'Three peoples, one land, and nobody to trust. Whoever leads will have the two others at his throat.',
      goal: '',
    },
    'main-4p': {
      story: 'Humans and Night Elves stand against Orcs and Undead. Gold, wood and blows are shared between partners.',
      goal: '',
    },
    'elf-gate': {
      story:
        'The gate of the Night Elves leads to what all three peoples seek. The Elves who guard it belong to nobody, and shoot at everybody.',
      goal: 'At the end of your turn have a unit in the gate, with fewer than three enemy units next to it.',
      special: 'Neutral Night Elves guard the gate and the places around it.',
    },
    necromancers: {
      story:
        'Two Necromancers wander through the land and raise the dead where the ground is dark. The Humans must catch them before the dead reach their Town.',
      goal: 'Undead: take the Town of the Humans. Humans: slay the Necromancers and take their places of power.',
      special: 'The Undead have no Town; their Necromancers summon units at hidden places of power and at graveyards.',
    },
    captives: {
      story: 'Thrall is held by the Night Elves, Tyrande by the Orcs. Both peoples march to bring their own home.',
      goal: 'Bring your captive to your own Town.',
      special: 'Walls and gates part the land; a captive goes with whoever carries him.',
    },
    nordrassil: {
      story:
        'The Undead march on Nordrassil, the World Tree, to drink its power. Humans, Orcs and Night Elves stand together to gain the time its guardians need.',
      goal: 'Undead: have a unit at the World Tree, or take its last Outpost. The others: hold until the Night Elves’ cards are gone.',
      special: 'Three play against one; the Night Elves’ deck is the clock.',
    },
    'altar-of-flame': {
      story:
        'An altar burns in the middle of the land, and it speaks to those who stand before it. Who listens too long forgets whom he serves.',
      goal: 'Have three units on the altar at the end of a turn.',
      special: 'Units at the altar may change sides on a die.',
    },
    'skull-of-storms': {
      story:
        'A skull in a shrine draws every storm to itself. Who holds the shrine throws lightning at whoever he likes.',
      goal: '',
      special: 'Whoever holds the shrine throws lightning, more of it the stronger his units there are.',
    },
    'dragon-rise': {
      story:
        'Orcs and Undead have stolen a dragon’s egg, and it has hatched. If the hatchling reaches its dragon, no army will stop the two.',
      goal: 'Orcs and Undead: bring the hatchling to its dragon. Humans and Night Elves: slay one of the two.',
      special: 'The hatchling goes with whoever carries it; the dragon waits and fights.',
    },
    'battle-of-the-elements': {
      story:
        'Earth, wind, fire and water lie scattered over the land, each under guard. Who brings three of them together commands all four.',
      goal: 'Have a unit in a space with three elements at the end of a turn.',
      special: 'Each for himself. An element lends its ability to those who are with it; creeps guard them.',
    },
  },
  you: race => `${race}.`,
  youRandom: 'The people chance draws for you.',
  partners: list => `Your partners: ${list}.`,
  alone: 'You play for yourself.',
  where: 'In your Town, on a place of your choice among the start spaces of the map.',
  whereSet: 'Where the scenario puts you: your Town and your first units stand on the board.',
  forces: (gold, wood, workers, melee, cards) =>
    `${gold} gold, ${wood} wood, ${workers} workers, ${melee} melee units and ${cards} cards, as everybody.`,
  goalPoints: points => `Have ${points} victory points at the end of your turn.`,
  goalTurnEnd: points => `Have ${points} victory points at the end of a game turn.`,
  goalTown: 'Who loses his Town twice is out, and his partners with him; the last side wins.',
  counting: town => [
    `A Town with your unit in it ${town}, an objective with your unit in it what its star says.`,
    'A Victory Point card laid 1, a unit type on its last level 1.',
  ],
  length: turns => `At most ${turns} turns; then the side with more points wins.`,
  options: {
    heroes: 'Heroes: each people has one, who learns from creeps and battles.',
    creeps: 'Creeps guard the objectives.',
    racial: 'Each race has an ability of its own.',
    research: 'Cards are researched, not drawn in battles.',
    draining: 'Mines and forests run dry.',
    hidden: 'What a mine or forest holds is hidden until somebody gathers there.',
    cards: 'With the cards of the Expansion Set.',
    strategic: 'The strategic game: fewer points are needed.',
  },
  removes: cards => `Without these cards: ${cards}.`,
  turnOf: (turn, limit) => `Turn ${turn} of ${limit}`,
  pointsOf: (points, goal) => `${points} of ${goal} points`,
  townTaken: (town, isOwn) =>
    isOwn ? `${town} was taken once: a second time, and your side is out` : `${town} was taken once`,
  zones: { objective: 'Objective', town: 'Town' },
  worth: (place, points) => `${place}: ${points} ${points === 1 ? 'victory point' : 'victory points'}`,
}
