import type { BriefingWords } from '../briefing.ts'

/** What scenarios of Dragon Rage are about, in English. */
export const briefing: BriefingWords = {
  stories: {
    E1: 'Two dragons have tasted the riches of Esirien and come to take the rest. The city mans its walls and towers and waits for wings over the forest.',
    E2: 'Out of the wilderness comes a horde of giants, trolls, orcs and goblins, with no dragon among them and no need of one. The garrison has seen the smoke and moves first.',
    E3: 'A dragon and a giant have agreed at Arym to share the city, and brought trolls, orcs and goblins to do the rest. Nobody believes the peace between them will outlast the walls.',
    E4: 'At Belm an old dragon and a young one found a giant and three trolls to go with them. They are few, and each is worth a company.',
    E5: 'The allies of Clyth come with an old dragon, a young one, a giant and a band of orcs. Esirien has called more infantry and sent most of the militia home.',
    E6: 'Six giants walk down from the hills in one line, and two goblins run along to see what will be left. Walls were never built for such guests.',
    N1: 'The humans have had enough of raids and march on Nurkott, the orcs’ town behind its palisade. Hero and wizard lead them; boss and shaman are waiting.',
    N2: 'A raid on a grand scale: every soldier who could be spared goes against Nurkott without hero or wizard. The orcs have neither, too, but are many, and strike first.',
    N3: 'Dragons make no difference between the gold of men and the gold of orcs. Two of them come for the hoard of Nurkott.',
    N4: 'A dragon, a giant and trolls on the same side as soldiers and peasants: nobody will talk of it later. Together they want Nurkott gone.',
    N5: 'The dragons of Clyth return, old and young, with a giant and infantry behind them. This time the orcs have trolls.',
    N6: 'What the orcs stole in the hills the giants want back, and six of them come to fetch it. Two archers have come along to watch the roads.',
  },
  free: {
    proposed: 'One player makes up both armies, the other chooses which to lead. Whoever proposes had better be fair.',
    points:
      'Both armies are hired in secret, by what each costs. What stands against you is seen when the set-up begins.',
    campaign:
      'One day of a longer war: what is lost here will be missing tomorrow. Both muster with the points they have left.',
  },
  you: [
    [
      'The invader: you come to burn the city of Esirien.',
      'The city: you defend Esirien, its walls, towers and people.',
    ],
    [
      'The invader: you come to tear down Nurkott, the town of the orcs.',
      'The city: you lead the orcs and goblins of Nurkott.',
    ],
  ],
  where: [
    [
      'On the west, north or east edge of the map, next to the forest; sea serpents in the south. You set up second.',
      'Anywhere in the city: streets, towers, quays and bridges. You set up first.',
    ],
    [
      'Off the map: you enter by the roads on 0202 and 0516 in the west, at once or later.',
      'Anywhere in the town, in both goblin camps and on the bridges. You set up first.',
    ],
  ],
  forces: (side, force) => `${side}: ${force}.`,
  budget: (side, points) => `${side}: ${points} points.`,
  freeForces: {
    proposed: 'Both forces are proposed by one player; the other chooses a side.',
    points: 'Both buy in secret:',
    campaign: 'Both muster by the points of the campaign:',
  },
  goal: (points, inAll) => `The invader wins at once with ${points} of the ${inAll} points on the map.`,
  goalOpen: 'How many points the invader needs follows from the forces.',
  goalCity: 'The city wins when every invader is gone, or when they give up.',
  counting: inAll => [
    `Hexes with a star are worth what stands beside it, ${inAll} in all, each once: burnt by dragonfire, trampled or taken.`,
  ],
  length: patience =>
    `No fixed end. The city has won after ${patience} turns in a row without a point destroyed, or without an invader inside the walls.`,
  reinforcements: (first, every, count) =>
    `The city gets ${count} more units in turn ${first} and every ${every} turns after that.`,
  cityFirst: 'The city has the first half of every turn.',
  invaderFirst: 'The invader has the first half of every turn.',
  elowyn: 'Princess Elowyn is in the city: brought to safety she costs the invader points, slain she brings some.',
  graded: 'Play goes on past the goal, and a table tells how well it went.',
  handicap: points => `Handicap: the goal is changed by ${points > 0 ? '+' : ''}${points}.`,
  evened: (points, percent) =>
    `With a handicap of ${points > 0 ? '+' : ''}${points} both sides have a fair chance: bots then won ${percent} % of their games as the invader.`,
  reconstructed: 'The map is a reconstruction: it obeys every hex the manuals name.',
  turn: turn => `Turn ${turn}`,
  points: (now, goal) => `${now} of ${goal} points destroyed`,
  idle: (turns, patience) => `nothing destroyed for ${turns} of ${patience} turns`,
  outside: (turns, patience) => `no invader inside for ${turns} of ${patience} turns`,
  zones: {
    city: 'Here the city sets up',
    invader: 'Here the invader sets up',
    entries: 'Here the invader enters',
    exits: 'Here Elowyn leaves the map',
  },
  victory: (place, points, isGone) =>
    `${place}: ${points} ${points === 1 ? 'point' : 'points'}${isGone ? ', destroyed' : ''}`,
}
