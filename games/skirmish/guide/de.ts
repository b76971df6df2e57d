import type { GuideWords } from '@hexarium/kernel'
import type { View } from '../view.ts'
import { isHeld } from './index.ts'

/** Deutsch. */
export const words: GuideWords<View> = {
  line: 'Vier Runden, sechs Einheiten auf jeder Seite: Befehle, Schüsse, ein Marsch zum Hügel, Hiebe.',
  ideas: {
    orders: {
      say: 'Willkommen. Du bist Rot. Jede Runde beginnt mit Befehlen, eine Einheit nach der anderen; die, nach der gefragt wird, hat einen Ring. Mit Marsch darf sie ziehen, mit Wache schlägt sie zurück. Lass die Schwerter marschieren.',
      well: 'Gut: Die Schwerter gehen vor.',
      other: 'Auf Wache bleibt sie, wo sie ist, aber sie schlägt zurück. Das geht auch.',
    },
    secret: {
      say: 'Blau gibt seinen Befehl im selben Augenblick, ungesehen. Deshalb lässt sich ein Befehl nicht zurücknehmen: Sobald du wählst, liegen beide da. Alle zusammen sieht niemand, bevor der letzte gegeben ist.',
    },
    bows: {
      say: 'Das ist ein Bogen. Mit Salve schießt er bis zu drei Felder weit, bevor sich jemand bewegt. So nahe ist noch niemand: Marsch.',
      other: 'Ein Bogen, der wartet, ist nicht vergeudet: Wer nahe kommt, wird es merken.',
    },
    guard: {
      say: 'Der andere Bogen bleibt hinten, auf Wache: Dann darf er auf einen Feind schießen, der nahe kommt, mitten in dessen Marsch.',
      well: 'Jetzt sollen sie nur kommen.',
    },
    riders: {
      say: 'Ein Reiter: fünf Felder in einem Marsch, und nach einem Marsch trifft sein Hieb leichter. Reiter marschieren gern.',
    },
    first: {
      say: ({ news }) =>
        `Alle Befehle liegen offen; sieh dir die Buchstaben auf den Einheiten an. Dann haben beide gewürfelt, wer in dieser Runde beginnt: ${news.some(({ kind, args }) => kind === 'first' && args['seat'] === 0) ? 'du' : 'Blau'}.`,
    },
    march: {
      say: 'Jetzt ziehen die mit Marschbefehl. Klicke eine Einheit an, die leuchtet.',
      other: 'Du beendest die Märsche: Wer nicht gezogen ist, bleibt.',
    },
    hill: {
      say: 'Wohin? Der Hügel in der Mitte zählt am Ende drei Punkte, und wer darauf steht, ist schwerer zu treffen. Schick jemanden dorthin.',
      well: 'Geradewegs zum Hügel.',
      other: 'Gut. Aber behalte den Hügel im Auge.',
    },
    back: {
      say: 'Verklickt? Ein Marsch lässt sich mit ↶ über dem Brett (oder der Taste U) zurücknehmen, solange seither kein Würfel gefallen ist. Weiter mit der nächsten Einheit.',
    },
    react: {
      say: 'Ein Feind ist deinem Bogen auf Wache nahe gekommen. Er darf schießen, bevor irgendetwas anderes geschieht: einmal in der Runde, und selten verkehrt.',
      well: 'Das wird sie vorsichtig machen.',
      other: 'Du sparst den Pfeil.',
    },
    volley: { say: 'Bögen mit dem Befehl Salve schießen zuerst. Wähle einen.' },
    odds: {
      say: 'Wähle ein Ziel. Die Chance steht neben jedem, bevor du wählst: Vier oder mehr trifft, eins mehr ist nötig, wenn das Ziel Deckung hat. Nimm die beste oder den schwächsten Feind.',
    },
    melee: {
      say: 'Wer neben einem Feind steht, darf zuschlagen. Wer auf Wache ist und es überlebt, schlägt zurück: Also lieber zu zweit.',
      other: 'Kein Hieb, keine Gefahr.',
    },
    fell: {
      say: 'Jemand ist gefallen: Jeder Treffer kostet einen Punkt Stärke, und der letzte die Einheit. Was an Stärke bleibt, zählt am Ende.',
    },
    last: {
      say: 'Die letzte Runde. Danach wird die Stärke gezählt, und drei mehr für den Hügel. Nimm ihn oder halte ihn.',
    },
  },
  asks: {
    giveOrder: 'Welcher Befehl für die Einheit mit dem Ring?',
    volleysUnit: 'Wer schießt?',
    volleyTarget: 'Auf wen? Die Chancen stehen neben den Namen.',
    marchesUnit: 'Wer marschiert als Nächstes? Beende die Märsche, wenn alle gut stehen.',
    marchTo: ({ view }) =>
      isHeld(view)
        ? 'Wohin? Der Hügel ist besetzt: Geh dorthin, wo du zuschlagen kannst.'
        : 'Wohin? Noch hält keiner der Deinen den Hügel.',
    meleeUnit: 'Wer schlägt zu?',
    meleeTarget: 'Wen trifft der Hieb?',
    react: 'Dein Bogen auf Wache darf schießen.',
  },
  learnt: [
    'Befehle werden geheim gegeben und zusammen gezeigt.',
    'Zuerst Salven, dann Märsche, dann Hiebe.',
    'Deckung schützt, ein Ansturm trifft leichter, Wachen schlagen zurück.',
    'Am Ende zählt die Stärke, und der Hügel drei mehr.',
  ],
  done: 'Das war das meiste: Den Rest kennst du inzwischen.',
  won: 'Das Feld gehört dir, und die nächsten sind größer.',
  lost: 'Blau hatte den besseren Tag. Du hast alles gesehen, was es gibt; versuch es noch einmal, und achte auf den Hügel.',
}
