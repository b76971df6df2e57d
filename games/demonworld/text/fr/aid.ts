import type { DemonworldText } from '../words.ts'
import { names } from './names.ts'

/** Ce qui aide un joueur, en français. */
export const aid: Pick<DemonworldText, 'odds' | 'note' | 'loss' | 'habit' | 'turn'> = {
  odds: {
    hits: (_view, [base]) => `touche avec ${base} ou moins sur un dé à vingt faces`,
    passes: (_view, [need]) => `réussit avec ${need} ou plus sur un dé à six faces`,
    works: (_view, [need]) => `réussit avec ${need} ou plus sur un dé à vingt faces`,
    onTarget: (_view, [need]) => `droit au but avec ${need} ou plus sur un dé à vingt faces`,
    saved: (_view, [friends]) => `sauvé avec ${friends} ou moins sur un dé à six faces`,
  },
  note: {
    target: (_view, [base]) => `nombre de base ${base}`,
    best: (_view, [base]) => `meilleur nombre de base ${base}`,
    reach: (_view, [points]) => `${points} points de mouvement`,
  },
  loss: {
    person: (_view, [card]) => `perte : ${names.card(card)}`,
    large: (_view, [card]) => `perte : ${names.card(card)}`,
    element: (_view, [card, count]) => `perte : ${count} ${count === 1 ? 'élément' : 'éléments'} (${names.card(card)})`,
  },
  habit: {
    strikeEasiest: 'En mêlée, tous frappent au plus facile',
    runAll: 'Les unités en déroute courent d’elles-mêmes',
    closeRanks: 'Les rangs se resserrent d’eux-mêmes après les pertes',
    demandDie: 'Le dé est toujours exigé pour les figurines spéciales',
  },
  turn: [
    { text: 'Chaque camp pose un ordre caché pour chaque unité ; puis tous sont révélés.', points: 'own element' },
    { text: 'Les unités en Escarmouche tirent d’abord ; celles qui doivent Tenir tirent après le mouvement.' },
    {
      text: 'On bouge par ordre : Mouvement, Escarmouche, Attaque, Tenir. Les rangs ordonnés avancent par points, le reste est une manœuvre.',
    },
    { text: 'Seules les unités ordonnées en Attaque ou en Escarmouche chargent, et seulement vers l’avant.' },
    {
      text: 'En mêlée les plus vifs frappent d’abord ; le flanc et le dos sont plus faciles à toucher. Puis tous se regroupent.',
    },
    {
      text: 'Avec le moral, les unités qui ont des pertes sont testées et peuvent fuir ; à la fin, elles tentent de se rallier.',
    },
  ],
}
