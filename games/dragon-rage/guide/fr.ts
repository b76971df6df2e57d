import { type GuideWords, lastOf } from '@hexarium/kernel'
import type { View } from '../view.ts'

/** Français. */
export const words: GuideWords<View> = {
  line: 'Un Dragon devant le mur d’Esirien : par-dessus, le feu, les griffes, et la réponse de la cité.',
  ideas: {
    dragon: {
      say: 'Bienvenue. Vous êtes l’envahisseur, et vous avez un Dragon. Il se tient devant le mur ouest d’Esirien ; derrière, il y a des maisons, et ce sont elles que vous voulez. Cliquez sur le Dragon.',
      other: 'Le Dragon attend. Il n’aime pas cela.',
    },
    wall: {
      say: 'À pied, nul ne passe un mur sans l’escalader. Un Dragon bondit : par-dessus tout, jusqu’à trois hexagones, une fois par tour. Cliquez sur la rue des Marchands derrière le mur, là où se trouve l’anneau.',
      well: 'Un bond, et le mur est derrière vous.',
      other: 'Une autre entrée, ou un détour. Le mur ne s’en ira pas.',
    },
    points: {
      say: sight => {
        const { points = 1, score = 1 } = lastOf(sight, 'destroyed') ?? {}
        return `Cela brûle : ${points === 1 ? 'un point de victoire' : `${points} points de victoire`}, ${score} sur ${sight.view.goal} en tout. Les hexagones qui portent un nombre valent autant ; un Dragon en détruit un vide en s’y posant. À ${sight.view.goal}, Esirien est à vous.`
      },
    },
    fire: {
      say: 'Après le déplacement vient le feu. Deux fois par partie un Dragon peut le cracher, et le moment est bon : des troupes se tiennent juste devant son nez.',
      well: 'Respirez à fond.',
      other: 'Vous gardez votre souffle. Il y en a deux en tout.',
    },
    aim: {
      say: 'La flamme va dans l’un des trois hexagones de devant, puis dans le suivant derrière lui. Qui s’y trouve doit esquiver d’un jet de dé, ou périr. Les maisons brûlent aussi : le temple de la Mer vaut trois points à lui seul.',
      well: sight => (lastOf(sight, 'destroyed')?.['points'] === 3 ? 'C’était le temple.' : 'Feu et fumée.'),
    },
    melee: {
      say: 'Puis la mêlée. Le Dragon peut attaquer ce qui est à côté de lui ; personne ne rend les coups pour l’instant. Choisissez un hexagone d’infanterie.',
      other: 'Pas de griffes cette fois.',
    },
    limbs: {
      say: 'Un Dragon, c’est une tête, des ailes et des pattes, et chaque partie frappe où elle atteint ; après le feu, la tête est lasse. Prenez tout ce qui atteint, puis frappez : force contre force dit ce que le dé doit montrer.',
      well: 'Plus il y en a, mieux c’est.',
    },
    answer: {
      say: 'C’était le tour de la cité. Les archers ont tiré, l’infanterie a frappé, chacun la partie du Dragon de son choix, et chacun avec son dé. Il en va ainsi à chaque tour : vous d’abord, puis eux.',
    },
    areas: {
      say: 'Votre Dragon est blessé. Chaque partie a ses points : sans pattes il ne marche plus, sans ailes il ne vole ni ne bondit, sans tête il devient fou furieux. Seul le ventre tue, et on ne l’atteint que d’en dessous : ne restez pas où l’on peut ramper sous vous.',
    },
    again: {
      say: 'Votre deuxième tour. Un Dragon se déplace d’une seule façon par tour : cette fois, il marche. Choisissez-le.',
    },
    walk: {
      say: 'Marcher, c’est pas à pas, vers l’avant ; tourner coûte aussi. Le Marché est devant vous : deux points.',
      other: 'Un chemin comme un autre. Les points sont là où sont les nombres.',
    },
    overrun: {
      say: 'L’infanterie barre le chemin. Un Dragon qui marche n’a pas à la contourner : il la piétine, tout de suite, et continue si elle tombe.',
      well: sight => (lastOf(sight, 'overran')?.['won'] ? 'Piétinée.' : 'Elle a tenu bon, et le Dragon s’arrête.'),
      other: 'Vous l’épargnez. Elle ne vous dira pas merci.',
    },
    bound: {
      say: 'Encore un bond : un hexagone vide qui porte un nombre est à portée. S’y poser le détruit aussitôt.',
      well: 'De toit en toit.',
    },
    raze: {
      say: 'Vous êtes sur un hexagone qui porte un nombre. Un point de mouvement de plus, et ce sont des gravats.',
      well: 'Des gravats.',
      other: 'Il reste debout, pour l’instant.',
    },
  },
  asks: {
    castSpell: 'Les sorts sont pour les magiciens ; vous n’en avez pas.',
    chooseMover: 'Qui se déplace ? Quand il ne reste personne, terminez le déplacement.',
    prowlOn: 'Que fait le Dragon ensuite ? Marcher, tourner, bondir, voler ou se reposer.',
    flight: 'En l’air : tout droit, un virage tous les deux hexagones, puis se poser. Après le vol, il n’attaque pas.',
    chooseTarget: 'Le feu, s’il en reste, ou pas de feu ce tour.',
    breatheFire: 'Dans lequel des trois hexagones de devant ?',
    chooseFight: 'Qui le Dragon attaque-t-il ? Ou terminez la mêlée.',
    nameAttackers: 'Seul le Dragon est là pour attaquer.',
    chooseLimbs: 'Ajoutez ce qui atteint, puis frappez.',
    spread: 'Quelle zone subit les dégâts ? Celle dont vous avez le moins besoin.',
  },
  learnt: [
    'Une façon de se déplacer par tour : marcher, bondir, voler. Un bond passe tous les murs.',
    'Le feu deux fois par partie, le long d’une ligne ; puis les griffes, force contre force.',
    'Un Dragon est blessé partie par partie ; gardez le ventre.',
    'Les points de victoire font gagner : posez-vous dessus, ou restez et démolissez.',
  ],
  done: 'La cité est debout, et vous aussi. Vous avez vu comment se bat un Dragon ; dans une vraie partie, ils sont deux.',
  won: 'Esirien a perdu ce qu’elle ne pouvait pas perdre. Vous avez gagné.',
  lost: 'Le Dragon est tombé. Les cités gagnent aussi : le plus souvent parce que quelqu’un a rampé dessous. Encore une fois, et restez en mouvement.',
}
