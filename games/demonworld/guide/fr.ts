import { type GuideWords, lastOf } from '@hexarium/kernel'
import type { View } from '../view.ts'
import { isOrc } from './index.ts'

/** Français. */
export const words: GuideWords<View> = {
  line: 'Fantassins et chevaliers contre archers : des ordres, une avance, une charge, une déroute.',
  ideas: {
    orders: {
      say: 'Bienvenue. Vous menez l’Empire, en bas : des fantassins nobles et des chevaliers, chaque unité agit d’un bloc. En haut attendent des archers orques, encore loin. Chaque tour commence par des ordres face cachée. Mouvement va le plus loin : donnez-le aux fantassins, en cliquant dessus ou dans la liste.',
      other: 'Un autre ordre : c’est possible aussi. Attaque va moins loin, Tenir reste.',
    },
    ready: {
      say: 'Les marqueurs peuvent changer jusqu’à ce que vous soyez prêt ; personne ne les voit avant. Les chevaliers ont aussi besoin d’un ordre : Mouvement. Puis dites que vous êtes prêt.',
      other: 'Comme il vous plaira. Cela peut encore changer.',
    },
    shown: {
      say: 'Tous les marqueurs sont visibles. Les ordres disent ce qui vient quand : d’abord Mouvement, puis Escarmouche, puis Attaque ; qui tient reste où il est. Escarmouche veut dire qu’ils tirent avant que quiconque ait bougé.',
    },
    arrows: {
      say: 'Des flèches. Tirer tient en un nombre : l’arme, moins l’armure, moins ce qui gêne. Un dé à vingt faces à ce nombre ou au-dessous touche. Vos nobles sont bien cuirassés.',
    },
    mover: {
      say: 'Votre mouvement. Les unités avancent l’une après l’autre. Choisissez les fantassins.',
      other: 'Les chevaliers d’abord : très bien.',
    },
    advance: {
      say: 'Toute l’unité avance d’un bloc, droit devant, tant que ses rangs sont serrés. Les chiffres sur les cases disent ce que cela coûte. Allez loin, mais restez en ligne.',
      well: 'Au pas, et personne hors du rang.',
      other:
        'Conversions et demi-tours sont des manœuvres : la première coûte la moitié du mouvement, la deuxième le tout.',
    },
    attack: {
      say: 'Un nouveau tour, et ils sont proches. Attaque, maintenant : on va moins loin, mais on entre dans l’ennemi et le premier coup est plus lourd. Donnez-le aux deux, puis dites que vous êtes prêt.',
      other: 'Patience, donc.',
    },
    charge: {
      say: 'La charge. Avancez jusqu’à toucher les archers : sur les cases à côté d’eux le mouvement finit et la mêlée commence. De côté on touche plus facilement, de dos plus encore.',
      well: 'Contact.',
      other: 'Pas encore de contact. Ils tireront encore une fois.',
    },
    contact: {
      say: 'Deux unités se touchent. Désormais elles sont en mêlée ; personne ne tire sur elles, et personne ne s’en va tout simplement. Qui ne touche pas encore d’ennemi peut s’approcher.',
    },
    strikes: {
      say: 'La mêlée. Les plus vifs frappent d’abord : des chevaliers qui chargent sont très vifs. Chaque élément au contact peut frapper un ennemi, ou soutenir le coup d’un autre. « Tous sur le plus facile » fait tout.',
      other: 'Un par un : vous décidez alors qui frappe qui.',
    },
    dice: {
      say: 'Encore un nombre pour chaque coup, et un dé à vingt faces à ce nombre ou au-dessous touche. Dans le journal, chaque coup est écrit avec son nombre. De flanc c’est deux de plus, de dos quatre.',
    },
    regroup: {
      say: 'Après les coups les deux camps se regroupent : des éléments isolés peuvent s’approcher de l’ennemi. Que tous fassent face à leurs ennemis ; cela suffit presque toujours.',
    },
    test: {
      say: 'Les nerfs. Pertes et frayeur mettent une unité à l’épreuve : un dé, ses éléments, son chef. Qui n’a pas assez fuit ; qui a trop se rue en avant sans ordre.',
    },
    rout: {
      say: sight =>
        isOrc(lastOf(sight, 'routs')?.['unit'])
          ? 'Ils rompent ! Une unité en déroute court vers son bord, qui rattrape un élément en chemin l’abat, et seul un ralliement l’arrête. C’est ainsi qu’on gagne les batailles, non au dernier homme.'
          : 'Ce sont les vôtres qui rompent. Ils courent vers votre bord jusqu’à se rallier ; gardez les autres ensemble, et près d’un chef.',
    },
  },
  asks: {
    giveOrders: 'Des ordres pour les deux, puis dites que vous êtes prêt.',
    chooseMover: 'Quelle unité bouge ensuite ?',
    moveUnit: ({ choices }) =>
      choices.some(choice => choice.startsWith('advance'))
        ? 'Avancez, ou restez-en là.'
        : 'Elle est attaquée : qui est au contact peut se tourner vers l’ennemi. Ou restez-en là.',
    completeAttack: 'Ceux de derrière peuvent entrer dans la mêlée. Tous n’y sont pas tenus.',
    completeTo: 'Où ? À côté d’un ennemi, si possible.',
    declareStrikes: 'Qui frappe ? « Tous sur le plus facile » fait tout.',
    strikeAt: 'Qui ?',
    supportStrike: 'Un soutien rend le coup plus sûr : trois de plus pour chacun.',
    secondAttack: 'Un coup si bon qu’un autre le suit.',
    chooseRegroup: 'Qui a touché le plus décide qui se regroupe d’abord.',
    regroupElement: 'Que tous fassent face : cela suffit.',
    saveFigure: 'Une figurine spéciale va tomber. Exigez le dé : avec un peu de chance, un autre tombe à sa place.',
    sacrifice: 'Quelqu’un tombe à sa place : un simple soldat.',
    closeUp: 'Resserrez les rangs.',
    obeyOrRage: 'Ils veulent se ruer en avant. Qu’ils obéissent.',
    fleeNext: 'La déroute : que tous courent.',
    rallyUnit: 'Les unités en déroute peuvent tenter de se reprendre.',
    reform: 'Quelle formation ? Un front large frappe davantage.',
    chooseFigure: 'Le chef passe devant.',
    exchangeFigure: 'Les figurines spéciales sont à leur place au premier rang.',
  },
  learnt: [
    'Les ordres se donnent face cachée : Mouvement, Escarmouche, Attaque ou Tenir, dans cet ordre.',
    'Une unité avance d’un bloc tant que ses rangs sont serrés ; tout le reste est manœuvre.',
    'Un nombre pour chaque coup, et un dé à vingt faces à ce nombre ou au-dessous. Flanc et dos aident.',
    'Qui manque une épreuve de nerfs fuit, et c’est ainsi que finissent les batailles.',
  ],
  done: 'Vous avez vu un combat entier, du premier ordre à la déroute. Le jeu lui-même a des commandants, des collines, de la magie et des unités bien plus grandes.',
  won: 'Plus personne ne vous tient tête.',
  lost: 'Votre armée n’est plus. Cela arrive quand une unité est prise de flanc, ou vient trop tard. Encore une fois : serrés, et Attaque au deuxième tour.',
}
