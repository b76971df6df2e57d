import { type GuideWords, lastOf } from '@hexarium/kernel'
import type { View } from '../view.ts'

/** Deutsch. */
export const words: GuideWords<View> = {
  line: 'Ein Drache vor der Mauer von Esirien: hinüber, Feuer, Klauen, und was die Stadt dagegen tut.',
  ideas: {
    dragon: {
      say: 'Willkommen. Du bist der Angreifer, und du hast einen Drachen. Er steht vor der Westmauer von Esirien; dahinter liegen Häuser, und Häuser sind es, was du willst. Klicke den Drachen an.',
      other: 'Der Drache wartet. Gern tut er das nicht.',
    },
    wall: {
      say: 'Zu Fuß kommt niemand über eine Mauer, ohne zu klettern. Ein Drache springt: über alles hinweg, bis zu drei Hexfelder weit, einmal im Zug. Klicke die Kaufmannszeile hinter der Mauer an, dort, wo der Ring ist.',
      well: 'Ein Satz, und die Mauer liegt hinter dir.',
      other: 'Ein anderer Weg hinein oder außen herum. Die Mauer läuft nicht weg.',
    },
    points: {
      say: sight => {
        const { points = 1, score = 1 } = lastOf(sight, 'destroyed') ?? {}
        return `Es brennt: ${points === 1 ? 'ein Siegpunkt' : `${points} Siegpunkte`}, insgesamt ${score} von ${sight.view.goal}. Hexfelder mit einer Zahl sind so viel wert; ein leeres zerstört ein Drache, indem er darauf landet. Mit ${sight.view.goal} gehört Esirien dir.`
      },
    },
    fire: {
      say: 'Nach der Bewegung kommt das Feuer. Zweimal im Spiel darf ein Drache speien, und dies ist ein guter Augenblick: Die Truppen stehen dir genau vor der Nase.',
      well: 'Tief Luft holen.',
      other: 'Du sparst deinen Atem. Zweimal hast du ihn.',
    },
    aim: {
      say: 'Die Flamme fährt in eines der drei Hexfelder vor dem Drachen und weiter ins nächste dahinter. Wer dort steht, muss mit einem Wurf entkommen, oder er stirbt. Auch Häuser brennen: Der Meerestempel allein ist drei Punkte wert.',
      well: sight => (lastOf(sight, 'destroyed')?.['points'] === 3 ? 'Das war der Tempel.' : 'Feuer und Rauch.'),
    },
    melee: {
      say: 'Dann der Nahkampf. Was neben dem Drachen steht, kann er angreifen; vorerst schlägt niemand zurück. Wähle ein Hexfeld mit Infanterie.',
      other: 'Diesmal keine Klauen.',
    },
    limbs: {
      say: 'Ein Drache ist Kopf, Flügel und Beine, und jeder Teil schlägt dorthin, wohin er reicht; nach dem Feuer ist der Kopf müde. Nimm alles, was reicht, und schlag zu: Stärke gegen Stärke sagt, was der Würfel zeigen muss.',
      well: 'Je mehr, desto besser.',
    },
    answer: {
      say: 'Das war der Zug der Stadt. Bogenschützen schossen, Infanterie schlug zu, jeder nach dem Teil des Drachen, den er sich aussuchte, und jeder mit eigenem Wurf. So geht es in jedem Zug: erst du, dann sie.',
    },
    areas: {
      say: 'Dein Drache ist verwundet. Jeder Teil hat eigene Punkte: Ohne Beine geht er nicht, ohne Flügel fliegt und springt er nicht, ohne Kopf läuft er Amok. Allein der Bauch tötet, und den erreicht man nur von unten: Bleib nicht, wo sie unter dich kriechen können.',
    },
    again: {
      say: 'Dein zweiter Zug. Ein Drache bewegt sich in jedem Zug auf eine Art: Diesmal geht er. Wähle ihn.',
    },
    walk: {
      say: 'Gehen heißt Schritt für Schritt, nach vorn; auch Drehen kostet. Vor dir liegt der Markt: zwei Punkte.',
      other: 'Auch ein Weg. Punkte gibt es, wo die Zahlen stehen.',
    },
    overrun: {
      say: 'Infanterie steht im Weg. Ein gehender Drache muss nicht ausweichen: Er überrennt sie, hier und jetzt, und geht weiter, wenn sie fallen.',
      well: sight =>
        lastOf(sight, 'overran')?.['won']
          ? 'Niedergetrampelt.'
          : 'Sie haben standgehalten, und der Drache bleibt stehen.',
      other: 'Du verschonst sie. Danken werden sie es nicht.',
    },
    bound: {
      say: 'Noch ein Sprung: Ein leeres Hexfeld mit einer Zahl ist in Reichweite. Wer darauf landet, zerstört es sofort.',
      well: 'Von Dach zu Dach.',
    },
    raze: {
      say: 'Du stehst auf einem Hexfeld mit einer Zahl. Ein Bewegungspunkt mehr, und es ist Schutt.',
      well: 'Schutt.',
      other: 'Es bleibt vorerst stehen.',
    },
  },
  asks: {
    castSpell: 'Sprüche sind für Zauberer; du hast keinen.',
    chooseMover: 'Wer bewegt sich? Ist niemand übrig, beende die Bewegung.',
    prowlOn: 'Was tut der Drache als Nächstes? Gehen, drehen, springen, fliegen oder ruhen.',
    flight:
      'In der Luft: geradeaus, nach jedem zweiten Hexfeld eine Drehung, dann landen. Nach dem Flug greift er nicht an.',
    chooseTarget: 'Feuer, wenn noch welches da ist, oder in diesem Zug keines.',
    breatheFire: 'In welches der drei Hexfelder vor ihm?',
    chooseFight: 'Wen greift der Drache an? Oder beende den Nahkampf.',
    nameAttackers: 'Nur der Drache ist da, um anzugreifen.',
    chooseLimbs: 'Nimm dazu, was reicht, dann schlag zu.',
    spread: 'Welcher Bereich nimmt den Schaden? Der, den du am wenigsten brauchst.',
  },
  learnt: [
    'Eine Art der Bewegung im Zug: gehen, springen, fliegen. Ein Sprung führt über jede Mauer.',
    'Feuer zweimal im Spiel, eine Linie entlang; dann Klauen, Stärke gegen Stärke.',
    'Ein Drache wird Teil für Teil verwundet; hüte den Bauch.',
    'Siegpunkte gewinnen: Lande darauf, oder bleib und reiß sie ein.',
  ],
  done: 'Die Stadt steht noch, und du auch. Du hast gesehen, wie ein Drache kämpft; im ganzen Spiel sind es zwei.',
  won: 'Esirien hat verloren, was es nicht verlieren durfte. Du hast gewonnen.',
  lost: 'Der Drache ist gefallen. Auch Städte gewinnen: meist, weil jemand unter ihn gekrochen ist. Noch einmal, und bleib in Bewegung.',
}
