import { type GuideWords, lastOf } from '@hexarium/kernel'
import type { View } from '../view.ts'
import { isOrc } from './index.ts'

/** Deutsch. */
export const words: GuideWords<View> = {
  line: 'Fußvolk und Ritter gegen Bogenschützen: Befehle, ein Vormarsch, ein Sturmangriff, eine Flucht.',
  ideas: {
    orders: {
      say: 'Willkommen. Du führst das Imperium, unten: adliges Fußvolk und Ritter, jede Einheit ein geschlossener Verband, der gemeinsam handelt. Oben warten Bogenschützen der Orks, noch weit weg. Jede Runde beginnt mit verdeckten Befehlen. Bewegen geht am weitesten: Gib es dem Fußvolk, durch Anklicken oder in der Liste.',
      other: 'Ein anderer Befehl: auch möglich. Angriff geht weniger weit, Halten bleibt stehen.',
    },
    ready: {
      say: 'Marker lassen sich ändern, bis du dich bereit meldest; vorher sieht sie niemand. Auch die Ritter brauchen einen Befehl: Bewegen. Dann melde dich bereit.',
      other: 'Wie du magst. Noch lässt es sich ändern.',
    },
    shown: {
      say: 'Jetzt liegen alle Marker offen. Die Befehle bestimmen, was wann geschieht: zuerst Bewegen, dann Plänkel, dann Angriff; wer hält, bleibt, wo er ist. Plänkel heißt: Sie schießen, bevor sich jemand bewegt hat.',
    },
    arrows: {
      say: 'Pfeile. Schießen ist eine einzige Zahl: Waffe, weniger Rüstung, weniger, was stört. Ein zwanzigseitiger Würfel mit ihr oder darunter trifft. Deine Adligen sind gut gerüstet.',
    },
    mover: {
      say: 'Deine Bewegung. Die Einheiten gehen eine nach der anderen. Wähle das Fußvolk.',
      other: 'Die Ritter zuerst: auch gut.',
    },
    advance: {
      say: 'Die ganze Einheit rückt gemeinsam vor, geradeaus, solange ihre Ränge geschlossen sind. Die Zahlen auf den Feldern sagen, was es kostet. Geh weit, aber bleib in Linie.',
      well: 'Im Gleichschritt, und keiner tanzt aus der Reihe.',
      other: 'Schwenken und Drehen sind Manöver: Das erste kostet die halbe Bewegung, das zweite die ganze.',
    },
    attack: {
      say: 'Eine neue Runde, und sie sind nahe. Jetzt Angriff: Er geht weniger weit, trägt dich aber in den Feind und macht den ersten Schlag schwerer. Gib ihn beiden, dann melde dich bereit.',
      other: 'Also Geduld.',
    },
    charge: {
      say: 'Der Sturmangriff. Rücke vor, bis ihr die Bogenschützen berührt: Auf Feldern neben ihnen endet die Bewegung, und der Nahkampf beginnt. Von der Seite trifft man leichter, von hinten am leichtesten.',
      well: 'Kontakt.',
      other: 'Noch kein Kontakt. Sie werden noch einmal schießen.',
    },
    contact: {
      say: 'Zwei Einheiten berühren sich. Von nun an sind sie im Nahkampf; niemand schießt auf sie, und niemand geht einfach weg. Wer noch keinen Feind berührt, darf nachrücken.',
    },
    strikes: {
      say: 'Nahkampf. Die Schnellsten schlagen zuerst: Stürmende Ritter sind sehr schnell. Jedes Element in Kontakt darf einen Feind schlagen oder den Schlag eines anderen unterstützen. „Alle auf den leichtesten Gegner“ erledigt alles.',
      other: 'Einzeln: Dann bestimmst du, wer wen schlägt.',
    },
    dice: {
      say: 'Wieder eine Zahl für jeden Schlag, und ein zwanzigseitiger Würfel mit ihr oder darunter trifft. Im Protokoll steht jeder Schlag mit seiner Zahl. Aus der Flanke sind es zwei mehr, aus dem Rücken vier.',
    },
    regroup: {
      say: 'Nach den Schlägen rücken beide Seiten nach: Einzelne Elemente dürfen an den Feind heran. Lass alle sich ihren Feinden zuwenden; das genügt fast immer.',
    },
    test: {
      say: 'Moral. Verluste und Schrecken stellen eine Einheit auf die Probe: ein Würfel, ihre Elemente, ihr Anführer. Wer zu wenig hat, flieht; wer zu viel hat, stürmt ohne Befehl voran.',
    },
    rout: {
      say: sight =>
        isOrc(lastOf(sight, 'routs')?.['unit'])
          ? 'Sie brechen! Eine fliehende Einheit läuft zu ihrem Spielfeldrand, wer unterwegs ein Element erreicht, macht es nieder, und nur Sammeln hält sie auf. So gewinnt man Schlachten, nicht bis zum letzten Mann.'
          : 'Deine eigenen Leute brechen. Sie laufen zu deinem Rand, bis sie sich sammeln; halte die anderen beisammen und nahe bei einem Anführer.',
    },
  },
  asks: {
    giveOrders: 'Befehle für beide, dann melde dich bereit.',
    chooseMover: 'Welche Einheit geht als Nächstes?',
    moveUnit: ({ choices }) =>
      choices.some(choice => choice.startsWith('advance'))
        ? 'Vorrücken, oder dabei belassen.'
        : 'Sie werden angegriffen: Wer in Kontakt ist, darf sich seinen Feinden zudrehen. Oder lass es dabei.',
    completeAttack: 'Die Hinteren dürfen in den Nahkampf aufrücken. Nicht alle müssen.',
    completeTo: 'Wohin? Neben einen Feind, wenn es geht.',
    declareStrikes: 'Wer schlägt zu? „Alle auf den leichtesten Gegner“ erledigt alles.',
    strikeAt: 'Wen?',
    supportStrike: 'Unterstützung macht einen Schlag sicherer: drei mehr für jeden.',
    secondAttack: 'Ein so guter Schlag, dass noch einer folgt.',
    chooseRegroup: 'Wer mehr getroffen hat, bestimmt, wer zuerst nachrückt.',
    regroupElement: 'Alle wenden sich ihren Feinden zu: Das genügt.',
    saveFigure: 'Eine Sonderfigur droht zu fallen. Verlange den Würfel: Mit Glück fällt ein anderer an ihrer Stelle.',
    sacrifice: 'Jemand fällt an ihrer Stelle: ein Einfacher.',
    closeUp: 'Schließe die Ränge wieder.',
    obeyOrRage: 'Sie wollen losstürmen. Lass sie gehorchen.',
    fleeNext: 'Flucht: Lass alle laufen.',
    rallyUnit: 'Fliehende Einheiten dürfen versuchen, zur Besinnung zu kommen.',
    reform: 'Welche Formation? Eine breite Front schlägt mit mehr.',
    chooseFigure: 'Der Anführer geht voran.',
    exchangeFigure: 'Sonderfiguren gehören in den Frontrang.',
  },
  learnt: [
    'Befehle werden verdeckt gegeben: Bewegen, Plänkel, Angriff oder Halten, in dieser Reihenfolge.',
    'Eine Einheit rückt gemeinsam vor, solange ihre Ränge geschlossen sind; alles andere ist ein Manöver.',
    'Eine Zahl für jeden Schlag, und ein zwanzigseitiger Würfel mit ihr oder darunter. Flanke und Rücken helfen.',
    'Wer einen Moraltest nicht besteht, flieht, und so enden Schlachten.',
  ],
  done: 'Du hast einen ganzen Kampf gesehen, vom ersten Befehl bis zur Flucht. Das Spiel selbst hat Befehlshaber, Hügel, Magie und viel größere Einheiten.',
  won: 'Niemand steht dir mehr gegenüber.',
  lost: 'Deine Armee ist fort. Das geschieht, wenn eine Einheit in der Flanke gepackt wird oder zu spät kommt. Noch einmal: dicht beisammen, und Angriff in der zweiten Runde.',
}
