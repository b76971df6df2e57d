import type { BriefingWords } from '../briefing.ts'

/** Worum es in Spielen von Warcraft geht, auf Deutsch. */
export const briefing: BriefingWords = {
  scenarios: {
    'main-2p': {
      story:
        'Zwei Völker wollen dasselbe Land, seine Minen und seine Wälder. Wer schneller baut und die wichtigen Orte hält, dem wird es gehören.',
      goal: '',
    },
    'main-3p': {
      story:
        'Drei Völker, ein Land, und niemand, dem man trauen kann. Wer vorn liegt, hat die beiden anderen gegen sich.',
      goal: '',
    },
    'main-4p': {
      story: 'Menschen und Nachtelfen stehen gegen Orks und Untote. Gold, Holz und Hiebe teilen sich die Verbündeten.',
      goal: '',
    },
    'elf-gate': {
      story:
        'Das Tor der Nachtelfen führt zu dem, was alle drei Völker suchen. Die Elfen, die es bewachen, gehören niemandem und schießen auf alle.',
      goal: 'Am Ende deines Zuges eine Einheit im Tor haben, mit weniger als drei feindlichen Einheiten daneben.',
      special: 'Neutrale Nachtelfen bewachen das Tor und die Orte ringsum.',
    },
    necromancers: {
      story:
        'Zwei Nekromanten ziehen durchs Land und erwecken die Toten, wo der Boden dunkel ist. Die Menschen müssen sie fangen, ehe die Toten ihre Stadt erreichen.',
      goal: 'Untote: die Stadt der Menschen nehmen. Menschen: die Nekromanten vernichten und ihre Orte der Macht nehmen.',
      special:
        'Die Untoten haben keine Stadt; ihre Nekromanten beschwören Einheiten an verborgenen Orten der Macht und auf Friedhöfen.',
    },
    captives: {
      story:
        'Thrall ist bei den Nachtelfen gefangen, Tyrande bei den Orks. Beide Völker ziehen aus, die Ihren heimzuholen.',
      goal: 'Bring deinen Gefangenen in deine eigene Stadt.',
      special: 'Mauern und Tore teilen das Land; ein Gefangener geht mit dem, der ihn trägt.',
    },
    nordrassil: {
      story:
        'Die Untoten ziehen gegen Nordrassil, den Weltenbaum, um seine Kraft zu trinken. Menschen, Orks und Nachtelfen gewinnen gemeinsam die Zeit, die seine Hüter brauchen.',
      goal: 'Untote: eine Einheit am Weltenbaum haben oder seinen letzten Außenposten nehmen. Die anderen: halten, bis die Karten der Nachtelfen verbraucht sind.',
      special: 'Drei spielen gegen einen; der Kartenstapel der Nachtelfen ist die Uhr.',
    },
    'altar-of-flame': {
      story:
        'Mitten im Land brennt ein Altar, und er spricht zu denen, die vor ihm stehen. Wer zu lange lauscht, vergisst, wem er dient.',
      goal: 'Am Ende einer Runde drei Einheiten auf dem Altar haben.',
      special: 'Einheiten am Altar können nach einem Wurf die Seite wechseln.',
    },
    'skull-of-storms': {
      story:
        'Ein Schädel in einem Schrein zieht jeden Sturm an. Wer den Schrein hält, schleudert Blitze, auf wen er will.',
      goal: '',
      special: 'Wer den Schrein hält, schleudert Blitze, umso mehr, je stärker seine Einheiten dort sind.',
    },
    'dragon-rise': {
      story:
        'Orks und Untote haben ein Drachenei gestohlen, und es ist geschlüpft. Erreicht das Junge seinen Drachen, hält kein Heer die beiden auf.',
      goal: 'Orks und Untote: das Drachenjunge zu seinem Drachen bringen. Menschen und Nachtelfen: einen der beiden erschlagen.',
      special: 'Das Junge geht mit dem, der es trägt; der Drache wartet und kämpft.',
    },
    'battle-of-the-elements': {
      story:
        'Erde, Wind, Feuer und Wasser liegen über das Land verstreut, jedes bewacht. Wer drei von ihnen vereint, gebietet über alle vier.',
      goal: 'Am Ende einer Runde eine Einheit in einem Feld mit drei Elementen haben.',
      special: 'Jeder für sich. Ein Element leiht denen, die bei ihm sind, seine Fähigkeit; Monster bewachen sie.',
    },
  },
  you: race => `${race}.`,
  youRandom: 'Das Volk, das der Zufall dir gibt.',
  partners: list => `Deine Verbündeten: ${list}.`,
  alone: 'Du spielst für dich allein.',
  where: 'In deiner Stadt, auf einem der Startfelder des Plans, das du wählst.',
  whereSet: 'Wo das Szenario dich hinstellt: Deine Stadt und deine ersten Einheiten stehen auf dem Plan.',
  forces: (gold, wood, workers, melee, cards) =>
    `${gold} Gold, ${wood} Holz, ${workers} Arbeiter, ${melee} Nahkampfeinheiten und ${cards} Karten, wie alle.`,
  goalPoints: points => `Am Ende deines Zuges ${points} Siegpunkte haben.`,
  goalTurnEnd: points => `Am Ende einer Runde ${points} Siegpunkte haben.`,
  goalTown: 'Wer seine Stadt zum zweiten Mal verliert, scheidet mit seinen Verbündeten aus; die letzte Seite gewinnt.',
  counting: town => [
    `Eine Stadt mit deiner Einheit darin ${town}, ein Ziel mit deiner Einheit darin, was sein Stern sagt.`,
    'Eine ausgelegte Siegpunktkarte 1, ein Einheitentyp auf seiner letzten Stufe 1.',
  ],
  length: turns => `Höchstens ${turns} Runden; dann gewinnt die Seite mit mehr Punkten.`,
  options: {
    heroes: 'Helden: Jedes Volk hat einen, der aus Monstern und Schlachten lernt.',
    creeps: 'Monster bewachen die Ziele.',
    racial: 'Jedes Volk hat eine eigene Fähigkeit.',
    research: 'Karten werden erforscht, nicht in Schlachten gezogen.',
    draining: 'Minen und Wälder versiegen.',
    hidden: 'Was eine Mine oder ein Wald birgt, ist verborgen, bis jemand dort sammelt.',
    cards: 'Mit den Karten der Erweiterung.',
    strategic: 'Das strategische Spiel: Weniger Punkte genügen.',
  },
  removes: cards => `Ohne diese Karten: ${cards}.`,
  turnOf: (turn, limit) => `Runde ${turn} von ${limit}`,
  pointsOf: (points, goal) => `${points} von ${goal} Punkten`,
  townTaken: (town, isOwn) =>
    isOwn ? `${town}: einmal eingenommen; beim zweiten Mal scheidet deine Seite aus` : `${town}: einmal eingenommen`,
  zones: { objective: 'Ziel', town: 'Stadt' },
  worth: (place, points) => `${place}: ${points} ${points === 1 ? 'Siegpunkt' : 'Siegpunkte'}`,
}
