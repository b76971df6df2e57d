import type { GuideWords } from '@hexarium/kernel'
import type { View } from '../view.ts'

/** Français. */
export const words: GuideWords<View> = {
  line: 'Un tour de Titan : diviser une légion, avancer, gagner une bataille, recruter un troll.',
  ideas: {
    legions: {
      say: 'Bienvenue. Vous êtes Rouge, et votre Titan attend dans sa tour, dans la légion entourée d’un anneau. Elle compte sept personnages, et c’est le maximum : pleine, elle n’accueille plus personne. Il faut donc la diviser. Cliquez dessus.',
      well: 'Bien. Un tour commence toujours par là.',
      other: 'On peut diviser plus tard. D’ici là, sept restent sept.',
    },
    leaving: {
      say: 'Qui s’en va ? Deux au moins. Prenez deux ogres : ensemble, ils trouveront mieux qu’eux. Puis dites que c’est la part.',
      well: 'Un ogre est choisi.',
      other: 'Une bonne part aussi. L’adversaire voit combien ils sont, jamais qui.',
    },
    marker: {
      say: 'La nouvelle légion a besoin d’un marqueur. N’importe lequel : ce n’est qu’un nom, et il cache qui se trouve dessous.',
    },
    roll: {
      say: 'Lancez le dé. Il vaut pour toutes vos légions ; c’est lui qui dit jusqu’où elles vont.',
      well: ({ view }) => `Un ${view.roll}.`,
      other: 'Une division de plus : pourquoi pas.',
    },
    move: {
      say: ({ view }) =>
        `Vous avez fait ${view.roll} : qui bouge avance d’exactement ${view.roll === 1 ? 'une terre' : `${view.roll} terres`}. D’abord ceux que vous avez séparés ; les deux parts ne peuvent de toute façon pas rester ensemble.`,
      other: 'Celle-ci d’abord : très bien.',
    },
    attack: {
      say: 'Et voici vos chasseurs : cyclopes, lions, une gargouille. À côté d’eux, dans les fourrés, se tient une légion bleue. Choisissez les chasseurs.',
      other: 'Soit. Les chasseurs peuvent attendre ; leur proie, peut-être pas.',
    },
    stop: {
      say: 'Qui rencontre un ennemi s’arrête là, quel que soit le dé, et c’est ainsi que naît un combat. Entrez dans les fourrés.',
      well: 'Ils ne se lâcheront plus.',
      other: 'Un chemin paisible. L’ennemi reste où il est, pour l’instant.',
    },
    signs: {
      say: 'Les chemins suivent les signes aux frontières ; ce qui brille est à portée. Les petites images disent qui l’on pourrait y recruter. Dans un marais, deux ogres trouvent un troll : allez-y.',
      well: 'Pensez au troll : il viendra à la fin du tour.',
      other: 'Cette terre a ses propres créatures. Regardez les images.',
    },
    moved: {
      say: 'Assez bougé. Votre Titan n’est nulle part plus en sûreté que dans sa tour : il peut rester, puisqu’une autre légion a bougé. Terminez le mouvement, et le combat commence.',
      other: 'Encore un déplacement, alors.',
    },
    engaged: {
      say: 'Une bataille : vous voyez maintenant les fourrés eux-mêmes, d’en haut. Bleu a un ange avec lui et ne peut donc pas fuir. Le défenseur est déjà sur la carte ; vous entrez par votre côté.',
    },
    enter: {
      say: 'Faites entrer vos personnages, l’un après l’autre : choisissez-en un qui attend. Qui n’est pas sur la carte à la fin de cette première phase est perdu ; ne laissez donc personne dehors.',
      other: 'Attention : ceux qui sont encore dehors seraient perdus.',
    },
    skill: {
      say: 'Le second chiffre d’un personnage est son adresse : c’est le nombre de cases qu’il parcourt. Pour frapper un ennemi, placez-vous à côté de lui. L’anneau montre une bonne place.',
    },
    bramble: {
      say: 'Les cases sombres sont des ronces. Elles coûtent le double aux étrangers et les rendent maladroits ; cyclopes et gargouilles y sont chez eux. Qu’ils passent au travers, et les lions autour.',
    },
    strike: {
      say: 'Les coups tombent. Qui est à côté d’un ennemi doit frapper, avec autant de dés que sa puissance, le premier chiffre. Choisissez qui frappe d’abord.',
    },
    target: {
      say: 'Deux ennemis à portée. Plus votre adresse dépasse la leur, moins un dé doit montrer : le nombre est écrit sur chacun. Frappez là où cela tue.',
    },
    carry: {
      say: 'Plus de touches qu’il n’en fallait ! Le surplus peut être reporté sur un autre ennemi voisin du frappeur. Rien ne se perd.',
      well: 'D’une pierre deux coups.',
      other: 'Vous laissez le reste. C’est permis, et généreux.',
    },
    strikeBack: {
      say: 'Ils frappent aussi : à chaque phase d’abord le camp qui a bougé, puis l’autre. Même les vaincus frappent encore une fois, car tous les coups d’une phase tombent ensemble.',
    },
    slain: {
      say: 'En voilà un à terre. Un personnage supporte autant de touches que sa puissance ; il se bat de toutes ses forces jusqu’à la dernière, et les survivants sont guéris après la bataille.',
    },
    contact: {
      say: 'Une nouvelle manche. Qui est à côté d’un ennemi y est retenu ; les autres peuvent bouger. Entourez-les : deux coups valent mieux qu’un.',
    },
    rounds: {
      say: 'Une bataille dure sept manches, pas plus. Si le défenseur est encore debout, l’attaquant est perdu, et c’est vous. Ne perdez pas de temps.',
    },
    points: {
      say: ({ view, seat }) =>
        `Victoire. La puissance fois l’adresse de chaque vaincu fait vos points : ${view.score[seat]} désormais. À chaque centaine, un ange rejoint la légion victorieuse. Prenez-le : il vole, et il vient quand on l’appelle.`,
      well: 'Un ange vous rejoint.',
      other: 'Sans ange, donc. Une fière armée.',
    },
    muster: {
      say: 'La fin du tour, et le cœur du jeu : chaque légion qui a bougé peut recruter un personnage, si sa terre en offre un à ceux qu’elle a. Choisissez une légion.',
      other: 'Alors non. Mais c’est en grandissant qu’on gagne.',
    },
    recruit: {
      say: 'Qui vient est toujours du pays : deux ogres amènent un troll dans le marais, deux cyclopes une gorgone dans les fourrés. Vous montrez ceux qui l’appellent ; tout le monde les connaît désormais. Prenez le plus fort.',
      well: 'C’est ainsi que les légions deviennent grandes.',
    },
  },
  asks: {
    organise: 'Diviser, ou lancer le dé.',
    splitOff: ({ view }) =>
      (view.choice.part?.length ?? 0) < 2 ? 'Et le second.' : 'Deux s’en vont, cela suffit : dites que c’est la part.',
    nextMove: 'Encore une légion, ou la fin du mouvement ?',
    moveTo: 'Où ? Les petites images disent qui l’on pourrait y recruter.',
    flightWindow: 'Avant une bataille on peut parler. Restez, et voyez ce qui se passe.',
    talks:
      'On peut s’entendre au lieu de se battre : chacun dit alors ce qu’il perdrait. Vous êtes plus fort : exigez la bataille.',
    offerLosses: 'Que perdrait le vainqueur ? Ou revenez en arrière et battez-vous.',
    manoeuvre: 'Qui bouge ? Terminez la manœuvre quand tous sont bien placés.',
    manoeuvreTo: 'Où ? À côté d’un ennemi, on frappe et l’on est frappé.',
    chooseStriker: 'Qui frappe maintenant ?',
    chooseTarget: 'Qui ? Le nombre à atteindre est écrit sur chacun.',
    announce:
      'On peut annoncer un nombre plus élevé, pour reporter ses touches plus loin. Le plus souvent, on frappe simplement.',
    carry: 'Reporter le reste ?',
    summon: 'Un défenseur est tombé : un ange pourrait être appelé dans la bataille. Vous n’en avez pas encore.',
    reinforce: 'À la quatrième manche, le défenseur peut recruter en pleine bataille.',
    spoils: 'Ce qu’apporte la victoire.',
    muster: 'Qui recrute ensuite ? Puis terminez le tour.',
    musterPiece: 'Qui appellent-ils ?',
    musterWay: 'Que montre-t-on pour cela ?',
    spoilsWay: 'Que montre-t-on pour cela ?',
  },
  learnt: [
    'Une légion compte sept personnages au plus : divisez-la à temps.',
    'Un seul dé fait avancer tout le monde, le long des signes ; un ennemi arrête.',
    'En bataille : bouger selon l’adresse, frapper avec autant de dés que la puissance, reporter le surplus.',
    'Les points amènent des anges ; les terres, de nouveaux venus chez ceux qui y sont allés.',
  ],
  done: 'C’était un tour entier, avec tout ce qui en fait partie. Qui garde le dernier Titan gagne ; le vôtre est en sûreté.',
  won: 'Le dernier Titan du plateau est le vôtre. Peu de premières parties finissent ainsi.',
  lost: 'Votre Titan est tombé : cela arrive aux meilleurs, presque toujours parce qu’il était trop près. Vous avez vu comment cela va ; recommencez.',
}
