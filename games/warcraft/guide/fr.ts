import { type GuideWords, lastOf } from '@hexarium/kernel'
import type { View } from '../view.ts'

/** Français. */
export const words: GuideWords<View> = {
  line: 'Un tour des Humains : une bataille pour le centre avec une carte, récolte, déploiement, achat.',
  ideas: {
    move: {
      say: 'Bienvenue. Vous menez les Humains, à gauche. Un tour a quatre phases, et la première est le mouvement. Deux de vos unités de mêlée sont en D3, juste devant les Orcs. Choisissez-en une.',
      other: 'Celle-ci d’abord : très bien.',
    },
    objective: {
      say: 'Le milieu de la carte est un objectif : deux points de victoire pour qui y a une unité. Des Orcs s’y tiennent. Une unité avance d’une case, et qui entre chez l’ennemi s’y arrête et se bat. Allez en D4.',
      well: 'Voilà un défi.',
      other: 'Un coin tranquille. Les Orcs gardent le centre, pour l’instant.',
    },
    together: {
      say: 'Seule, elle ne suffit pas : en bataille, chaque unité lance son propre dé. Envoyez l’autre derrière elle.',
      well: 'Deux valent mieux qu’une.',
      other: 'Alors elle devra se débrouiller seule.',
    },
    workers: {
      say: 'Les ouvriers ne se battent pas, ils rapportent or et bois, mais seulement de là où ils sont. Les vôtres sont encore en ville. Choisissez-en un.',
      other: 'Les ouvriers peuvent attendre un tour ; la bourse, non.',
    },
    mine: {
      say: 'L’or se trouve dans la mine F1, le bois dans la forêt E2, toutes deux à côté de votre ville. Envoyez-en deux à la mine et un au bois.',
      other: 'Un endroit où travailler aussi, s’il y a de quoi.',
    },
    flank: {
      say: 'Laissez le fusilier en E4 : toute case voisine d’une bataille est son flanc, et qui s’y trouve se bat aussi, sans être dans la mêlée. Finissez votre mouvement.',
      well: 'Et maintenant, la bataille.',
      other: 'Encore un déplacement, alors.',
    },
    battle: {
      say: 'La bataille : d’abord toutes les unités de tir lancent les dés, puis les volantes, puis la mêlée. Un dé touche s’il ne dépasse pas la force de l’unité ; un petit résultat est donc bon. À droite, vous voyez les deux camps et les chances.',
    },
    card: {
      say: 'Les Orcs ont touché, et l’un des vôtres doit tomber. Mais vous avez une carte : Invisibilité annule une perte. Elle ne se joue qu’à ce moment, avant le retrait des pertes. Jouez-la.',
      well: 'Le coup passe dans le vide.',
      other: 'Vous gardez la carte. Elle servira.',
    },
    loss: {
      say: 'Cette touche compte. Chacune coûte une unité, et son propriétaire choisit laquelle. Donnez celle dont vous pouvez vous passer.',
    },
    won: {
      say: sight =>
        lastOf(sight, 'won')?.['owner'] === sight.seat
          ? `Le centre est à vous : vous avez maintenant ${sight.view.points[sight.seat]} des 15 points de victoire qu’il faut. On pioche une carte au début d’une bataille, et le vainqueur en reçoit une de plus.`
          : 'Cette bataille est perdue. Elle coûte des unités, pas la partie : vous avez pioché une carte à son début, et la ville en entraîne d’autres.',
    },
    harvest: {
      say: 'Quand tous ont bougé vient la récolte. Chaque ouvrier lance un dé : un, deux ou trois. Chaque trois épuise un peu la case. Récoltez tout.',
      other: 'Petit à petit, les mines d’or d’abord.',
    },
    brought: {
      say: ({ view, seat }) =>
        `Cela fait ${view.gold[seat]} or et ${view.wood[seat]} bois. Ils restent dans votre réserve jusqu’à ce que vous les dépensiez.`,
    },
    deploy: {
      say: 'La troisième phase : ce qui a été acheté au tour précédent est prêt. Une unité de mêlée est entraînée ; déployez-la dans votre ville.',
      other: 'Elle peut attendre à la caserne.',
    },
    spend: {
      say: 'La dernière phase : l’achat. Vous entraînez, ou vous construisez, ou vous améliorez, un seul des trois par tour. Entraînez une unité de mêlée : elle viendra au tour suivant.',
      well: 'Elle sera là quand il le faudra.',
      other: 'Un plan à vous. N’oubliez pas : un seul des trois par tour.',
    },
    more: {
      say: 'Une pièce par bâtiment qui entraîne. Un ouvrier s’entraîne en ville : plus d’ouvriers, plus d’or. Puis finissez la phase.',
    },
  },
  asks: {
    moveStart: 'Avant les mouvements on peut jouer des cartes. Rien à faire ici pour l’instant.',
    nextMove: 'Qui se déplace ensuite ? Ou finissez le mouvement.',
    moveTo: 'Où ? Une case à pied, deux pour les ouvriers et les unités volantes.',
    afterMovement: 'Chacun est en place ; une carte pourrait se jouer. Passez.',
    battleStart: 'Avant la bataille une carte pourrait se jouer. Passez si rien ne vous tente.',
    roundStart:
      'Un nouveau round. Une carte Point de victoire se pose à tout moment : faites-le, si vous en avez une. Sinon, passez.',
    phaseStart: 'Avant les dés une carte pourrait se jouer. Passez si rien ne vous tente.',
    beforeRoll: 'Avant de lancer les dés une carte pourrait se jouer. Passez si rien ne vous tente.',
    afterRoll: 'Les dés sont là ; une carte pourrait encore y changer quelque chose. Passez si rien ne vous tente.',
    beforeCasualties: 'Avant le retrait des pertes une carte peut aider. Sinon, passez.',
    casualtyAssign: 'L’ennemi va perdre une unité. Passez si rien ne vous tente.',
    casualtyRemoved: 'L’ennemi a perdu une unité. Passez si rien ne vous tente.',
    battleEnd: 'La bataille est finie ; une carte pourrait se jouer. Passez.',
    harvestStart: 'Avant la récolte une carte pourrait se jouer. Passez si rien ne vous tente.',
    spendStart: 'Avant l’achat une carte peut aider, si vous en avez pioché une pour ce moment.',
    chooseEffect: 'La carte laisse le choix : prenez ce qui vous manque le plus.',
    takeLoss: 'Qui tombe ? Celui dont on peut se passer.',
    join: 'Vos unités sont sur un flanc : qu’elles se battent aussi.',
    harvest: 'Récoltez tout.',
    deploy: 'Déployez ce qui est prêt.',
    deployTo: 'Où ? La ville est le plus sûr.',
    spend: 'Achetez encore de la même sorte, ou finissez la phase.',
    aim: 'Contre qui ?',
    respond: 'On peut répondre à une carte par une carte. Laissez faire.',
  },
  learnt: [
    'Quatre phases par tour : mouvement, récolte, déploiement, achat.',
    'En bataille, tir, vol et mêlée lancent les dés dans cet ordre ; les flancs se battent aussi ; un petit résultat est bon.',
    'Chaque carte a son moment : il est écrit dessus.',
    'Entraîner, construire ou améliorer, un seul par tour ; cela arrive au suivant.',
  ],
  done: 'Un tour entier. Qui a 15 points de victoire à la fin de son tour gagne ; le deuxième tour commence, et vous pourriez simplement continuer.',
  won: 'Le pays est à vous.',
  lost: 'Les Orcs étaient plus forts cette fois. Vous connaissez les quatre phases : réessayez, avec deux unités à la maison.',
}
