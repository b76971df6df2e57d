import type { BriefingWords } from '../briefing.ts'

/** What battles of Demonworld are about, in English. */
export const briefing: BriefingWords = {
  stories: {
    first:
      'Two patrols meet in the open, and neither will yield. Whoever learns faster what a charge into the flank is worth will keep the field.',
    firstWithShooting:
      'The same meeting, and this time both have brought those who kill from afar. Arquebuses are strong and slow, bows are quick.',
    encounter: 'Two vanguards turn round the same wood and stand before each other. There is no time for plans.',
    lastStand:
      'The imperial rearguard stands with its back to the mountains, and the Orcs come in numbers. Nobody expects it to live; it is to cost the enemy dear.',
    kalBenokk:
      'On the burial mound of Kal Benokk the shamans of the Orcs want to wake their dead. The Empire must not leave it to them.',
    kaibanPass:
      'The Kaiban Pass is the only way through the mountains. A wizard, a dragon and a chariot help to bar it until help comes.',
    envoy:
      'The wizard Sandor carries a message that must arrive, and his escort has run into an ambush. There are Orcs on both sides of his way.',
    free: 'Two armies of your own making on a board of your own choosing. What you pay for is what you have.',
  },
  you: ['The imperial army.', 'The Orc army.'],
  edges: {
    north: 'At the northern edge, at the top of the board; you look south.',
    south: 'At the southern edge, at the bottom of the board; you look north.',
    west: 'At the western edge, on the left of the board; your way leads east.',
    both: 'At the northern and at the southern edge, on both sides of his way.',
    free: 'Along your own edge of the board, in its outer rows.',
  },
  secret: 'Both deploy in secret; the zones are marked on the board.',
  forces: (side, list, points) => `${side}, ${points} points: ${list}.`,
  raise: points => `Each side raises an army of ${points} points, give or take 5 %.`,
  with: (unit, items) => `${unit} (${items})`,
  goals: {
    annihilation: () => [
      'Destroy or drive off everything the Orcs have.',
      'Destroy or drive off everything the Empire has.',
    ],
    lastStand: points => [
      `Destroy or drive off ${points} points of Orcs before your last element falls.`,
      `Destroy the Empire’s army before you have lost ${points} points.`,
    ],
    mound: () => [
      'Do not let the Orcs hold the burial mound for a whole round, or destroy them.',
      'Hold the burial mound for a whole round with a unit that does not rout, and no imperial element upon it.',
    ],
    pass: () => [
      'Keep every unit of Orcs out of the pass, which is your own zone, until the last round is over.',
      'Bring a unit, or a part of one, into the pass: the imperial zone.',
    ],
    envoy: () => [
      'Bring Sandor alive into the safe zone at the eastern edge.',
      'Slay Sandor before he reaches the safe zone at the eastern edge.',
    ],
    points: () => ['Have more points than the Orcs at the end.', 'Have more points than the Empire at the end.'],
  },
  counting: 'What is destroyed or driven off counts with its points; in free battles whole units only.',
  objectives: count =>
    `${count === 1 ? 'An objective lies' : `${count} objectives lie`} on the board, with the points marked there: for who holds it at the end.`,
  rounds: count => `${count} rounds.`,
  endless: quiet => `No last round; the battle is broken off after ${quiet} rounds without a loss.`,
  endlessEver: 'No last round.',
  level: rules => `Rules: ${rules}.`,
  flank: 'Parts of an army may march around and come in on the flank.',
  handicap: points =>
    points > 0
      ? `Handicap: the Orcs leave ${points} army points at home.`
      : `Handicap: the Empire leaves ${-points} army points at home.`,
  evened: (points, percent) =>
    `With a handicap of ${points > 0 ? '+' : ''}${points} both sides have a fair chance: bots then won ${percent} % of their games as the Empire.`,
  designed: 'The board is a reconstruction, for the book’s pictures are lost.',
  round: round => `Round ${round}`,
  roundOf: (round, last) => `Round ${round} of ${last}`,
  lastStand: (points, needed) => `${points} of ${needed} points of Orcs destroyed`,
  losses: (own, foe) => `points lost ${own}, destroyed ${foe}`,
  holds: 'the Orcs hold the mound',
  quiet: (rounds, limit) => `no loss for ${rounds} of ${limit} rounds`,
  zones: { own: 'deploys here', mound: 'The burial mound', pass: 'The pass', safe: 'Safe zone' },
  zone: side => `Here ${side} deploys`,
  objective: (field, points) => `Objective on ${field}, ${points} points`,
}
