import { CITY } from '../../../state.ts'
import { textIn } from './words.ts'

/** The campaign in English. */
export const en = textIn({
  title: 'Ten years of war',
  blurb:
    'Five games for one city, an attack every two years. Whoever wins musters more next time; so does whoever slays a hero or a dragon.',
  origin: 'The campaign of the rule book (chapter 4).',
  players: ['Invader', 'City'],
  terms: {
    map: { name: 'Map', values: { esirien: 'Esirien, the human city', nurkott: 'Nurkott, the orc camp' } },
    elowyn: { name: 'Elowyn', hint: 'The defender uses the princess; the goal is 1 higher for it.' },
    handicap: {
      name: 'Keep a handicap',
      hint: 'Each game one player is ahead changes the goal by 1 against him.',
    },
  },
  muster: 'Muster points',
  won: 'Games won',
  gameOf: (game, games) => `Game ${game} of ${games}`,
  decider: 'The sixth game',
  mayMuster: ([invader, city], units) =>
    `The invader musters up to ${invader} points, the city up to ${city}, each at most ${units} units.`,
  marks: points => `The city is ahead: the invader marks up to ${points} points as destroyed before the game.`,
  higher: points => `The invader is ahead: the goal is ${points} higher.`,
  handicap: points => `Handicap: the goal is ${Math.abs(points)} ${points > 0 ? 'higher' : 'lower'}.`,
  siege(game, { winner, destroyed, goal, slayers }, [invader, city]) {
    const won =
      winner === null
        ? 'The players agreed on a draw'
        : winner === CITY
          ? `The city held out, with ${destroyed} of ${goal} points destroyed`
          : `The invader destroyed ${destroyed} points and won`
    const slain = ['invader', 'city'].filter((_, side) => slayers[side]).map(side => `the ${side}`)
    const slew = slain.length > 0 ? ` A hero or a dragon fell to ${slain.join(' and ')}.` : ''
    return `Game ${game}: ${won}.${slew} The invader gains ${invader} muster points, the city ${city}.`
  },
  champion: (winner, [invader, city]) =>
    winner === CITY
      ? `The city has outlasted ten years of war: ${city} muster points to ${invader}.`
      : `The invader is champion: ${invader} muster points to ${city}.`,
  shared: points => `Both have ${points} muster points, even after the sixth game. A second campaign may decide.`,
})
