import { CITY } from '../../../state.ts'
import { textIn } from './words.ts'

/** La campagne en français. */
export const fr = textIn({
  title: 'Dix ans de guerre',
  blurb:
    'Cinq parties pour une cité, une attaque tous les deux ans. Qui gagne recrute davantage la fois suivante ; de même qui tue un héros ou un dragon.',
  origin: 'La campagne du livre de règles (chapitre 4).',
  players: ['Envahisseur', 'Défenseur'],
  terms: {
    map: { name: 'Carte', values: { esirien: 'Esirien, la cité des humains', nurkott: 'Nurkott, le camp des orques' } },
    elowyn: { name: 'Elowyn', hint: 'Le défenseur emploie la princesse ; l’objectif monte de 1.' },
    handicap: {
      name: 'Tenir un handicap',
      hint: 'Chaque partie d’avance change l’objectif de 1 au détriment de qui mène.',
    },
  },
  muster: 'Points de recrutement',
  won: 'Parties gagnées',
  gameOf: (game, games) => `Partie ${game} sur ${games}`,
  decider: 'La sixième partie',
  mayMuster: ([invader, city], units) =>
    `L’envahisseur recrute jusqu’à ${invader} points, le défenseur jusqu’à ${city}, chacun ${units} unités au plus.`,
  marks: points => `Le défenseur mène : l’envahisseur marque jusqu’à ${points} points comme détruits avant la partie.`,
  higher: points => `L’envahisseur mène : l’objectif monte de ${points}.`,
  handicap: points => `Handicap : l’objectif ${points > 0 ? 'monte' : 'baisse'} de ${Math.abs(points)}.`,
  siege(game, { winner, destroyed, goal, slayers }, [invader, city]) {
    const won =
      winner === null
        ? 'Les joueurs se sont accordés sur un match nul'
        : winner === CITY
          ? `La cité a tenu, ${destroyed} points détruits sur ${goal}`
          : `L’envahisseur a détruit ${destroyed} points et gagné`
    const slain = ['l’envahisseur', 'le défenseur'].filter((_, side) => slayers[side])
    const slew =
      slain.length > 1
        ? ' Chacun a tué un héros ou un dragon.'
        : slain.map(side => ` Un héros ou un dragon a été tué par ${side}.`).join('')
    return `Partie ${game} : ${won}.${slew} L’envahisseur gagne ${invader} points de recrutement, le défenseur ${city}.`
  },
  champion: (winner, [invader, city]) =>
    winner === CITY
      ? `La cité a survécu à dix ans de guerre : ${city} points de recrutement contre ${invader}.`
      : `L’envahisseur remporte la campagne : ${invader} points de recrutement contre ${city}.`,
  shared: points =>
    `Chacun a ${points} points de recrutement, même après la sixième partie. Une seconde campagne peut trancher.`,
})
