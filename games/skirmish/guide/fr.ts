import type { GuideWords } from '@hexarium/kernel'
import type { View } from '../view.ts'
import { isHeld } from './index.ts'

/** Français. */
export const words: GuideWords<View> = {
  line: 'Quatre tours, six unités par camp : des ordres, des tirs, une marche vers la colline, des coups.',
  ideas: {
    orders: {
      say: 'Bienvenue. Vous êtes Rouge. Chaque tour commence par des ordres, une unité après l’autre ; celle dont il s’agit porte un anneau. En marche elle peut bouger, en garde elle rend les coups. Faites marcher les épées.',
      well: 'Bien : les épées avancent.',
      other: 'En garde elle reste où elle est, mais elle rend les coups. Cela marche aussi.',
    },
    secret: {
      say: 'Bleu donne son ordre au même moment, sans être vu. C’est pourquoi un ordre ne se reprend pas : dès que vous choisissez, les deux sont posés. Personne ne les voit tous avant que le dernier soit donné.',
    },
    bows: {
      say: 'Voici un arc. En volée il tire jusqu’à trois cases, avant que quiconque bouge. Personne n’est encore si près : marche.',
      other: 'Un arc qui attend n’est pas perdu : qui s’approche le saura.',
    },
    guard: {
      say: 'L’autre arc reste derrière, en garde : il pourra tirer sur un ennemi qui s’approche, au milieu de sa marche.',
      well: 'Qu’ils viennent, maintenant.',
    },
    riders: {
      say: 'Un cavalier : cinq cases en une marche, et après une marche son coup touche plus facilement. Les cavaliers aiment marcher.',
    },
    first: {
      say: ({ news }) =>
        `Tous les ordres sont visibles ; regardez les lettres sur les unités. Puis chacun a lancé le dé pour savoir qui commence ce tour : ${news.some(({ kind, args }) => kind === 'first' && args['seat'] === 0) ? 'vous' : 'Bleu'}.`,
    },
    march: {
      say: 'À présent bougent celles qui ont l’ordre de marche. Cliquez sur une unité qui brille.',
      other: 'Vous terminez les marches : qui n’a pas bougé reste.',
    },
    hill: {
      say: 'Où ? La colline du milieu vaut trois points à la fin, et qui s’y trouve est plus difficile à toucher. Envoyez-y quelqu’un.',
      well: 'Droit sur la colline.',
      other: 'Soit. Mais gardez un œil sur la colline.',
    },
    back: {
      say: 'Mauvais clic ? Une marche se reprend avec ↶ au-dessus du plateau (ou la touche U), tant qu’aucun dé n’est tombé depuis. Continuez avec l’unité suivante.',
    },
    react: {
      say: 'Un ennemi s’est approché de votre arc en garde. Il peut tirer avant toute autre chose : une fois par tour, et rarement à tort.',
      well: 'Voilà qui les rendra prudents.',
      other: 'Vous gardez la flèche.',
    },
    volley: { say: 'Les arcs en volée tirent d’abord. Choisissez-en un.' },
    odds: {
      say: 'Choisissez une cible. La chance figure à côté de chacune avant le choix : quatre ou plus touche, un de plus si la cible est à couvert. Prenez la meilleure, ou l’ennemi le plus faible.',
    },
    melee: {
      say: 'Qui est à côté d’un ennemi peut frapper. Qui est en garde et survit rend le coup : mieux vaut donc être à deux.',
      other: 'Pas de coup, pas de risque.',
    },
    fell: {
      say: 'Quelqu’un est tombé : chaque touche ôte un point de force, et la dernière l’unité. La force qui reste compte à la fin.',
    },
    last: {
      say: 'Le dernier tour. Ensuite on compte la force, et trois de plus pour la colline. Prenez-la, ou tenez-la.',
    },
  },
  asks: {
    giveOrder: 'Quel ordre pour l’unité qui porte l’anneau ?',
    volleysUnit: 'Qui tire ?',
    volleyTarget: 'Sur qui ? Les chances figurent à côté des noms.',
    marchesUnit: 'Qui marche ensuite ? Terminez les marches quand tous sont bien placés.',
    marchTo: ({ view }) =>
      isHeld(view)
        ? 'Où ? La colline est à vous : allez où vous pourrez frapper.'
        : 'Où ? Aucun des vôtres ne tient encore la colline.',
    meleeUnit: 'Qui frappe ?',
    meleeTarget: 'Qui frappe-t-elle ?',
    react: 'Votre arc en garde peut tirer.',
  },
  learnt: [
    'Les ordres se donnent en secret et se montrent ensemble.',
    'D’abord les volées, puis les marches, puis les coups.',
    'Le couvert protège, une charge touche mieux, les gardes rendent les coups.',
    'À la fin on compte la force, et trois de plus pour la colline.',
  ],
  done: 'C’était l’essentiel : le reste, vous le connaissez.',
  won: 'Le terrain est à vous, et les prochains sont plus grands.',
  lost: 'Bleu a eu la meilleure journée. Vous avez tout vu ; réessayez, et pensez à la colline.',
}
