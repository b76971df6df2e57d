import { type GuideWords, lastOf } from '@hexarium/kernel'
import type { View } from '../view.ts'

/** Deutsch. */
export const words: GuideWords<View> = {
  line: 'Ein Zug der Menschen: eine Schlacht um die Mitte mit einer Karte, Ertrag, Einsatz, Kauf.',
  ideas: {
    move: {
      say: 'Willkommen. Du führst die Menschen, links. Ein Zug hat vier Phasen, und die erste ist die Bewegung. Zwei deiner Nahkampfeinheiten stehen auf D3, genau vor den Orks. Wähle eine davon.',
      other: 'Die zuerst: auch gut.',
    },
    objective: {
      say: 'Die Mitte der Karte ist ein Objektfeld: zwei Siegpunkte für den, der dort eine Einheit hat. Orks stehen darauf. Einheiten gehen ein Feld weit, und wer ein Feld mit Feinden betritt, bleibt dort und kämpft. Geh nach D4.',
      well: 'Das ist eine Kampfansage.',
      other: 'Ein ruhiger Ort. Die Orks behalten vorerst die Mitte.',
    },
    together: {
      say: 'Eine allein ist zu wenig: In der Schlacht wirft jede Einheit einen eigenen Würfel. Schick die andere hinterher.',
      well: 'Zwei sind besser als eine.',
      other: 'Dann muss sie es allein schaffen.',
    },
    workers: {
      say: 'Arbeiter kämpfen nicht, sie bringen Gold und Holz, aber nur von dort, wo sie stehen. Deine sind noch in der Stadt. Wähle einen.',
      other: 'Die Arbeiter können einen Zug warten; der Geldbeutel nicht.',
    },
    mine: {
      say: 'Gold gibt es in der Goldmine F1, Holz im Wald E2, beides neben deiner Stadt. Schick zwei in die Mine und einen in den Wald.',
      other: 'Auch ein Platz zum Arbeiten, wenn es dort etwas gibt.',
    },
    flank: {
      say: 'Lass den Scharfschützen auf E4, wo er ist: Jedes Feld neben einer Schlacht ist ihr Flankenfeld, und wer dort steht, kämpft mit, ohne mitten im Getümmel zu sein. Beende deine Bewegung.',
      well: 'Und nun die Schlacht.',
      other: 'Also noch ein Zug.',
    },
    battle: {
      say: 'Die Schlacht: Zuerst würfeln alle Fernkampfeinheiten, dann die Flugeinheiten, dann der Nahkampf. Ein Würfel trifft, wenn er höchstens die Stärke der Einheit zeigt; niedrig ist also gut. Rechts siehst du beide Seiten und die Aussichten.',
    },
    card: {
      say: 'Die Orks haben getroffen, und einer der Deinen soll fallen. Aber du hast eine Karte: Unsichtbarkeit nimmt einen Verlust weg. Spielen kann man sie nur in diesem Augenblick, vor der Entfernung von Verlusten. Spiel sie.',
      well: 'Der Hieb geht ins Leere.',
      other: 'Du behältst die Karte. Sie wird noch gebraucht.',
    },
    loss: {
      say: 'Dieser Treffer zählt. Jeder Treffer kostet eine Einheit, und ihr Besitzer wählt, welche. Gib die, die du entbehren kannst.',
    },
    won: {
      say: sight =>
        lastOf(sight, 'won')?.['owner'] === sight.seat
          ? `Die Mitte gehört dir: Du hast jetzt ${sight.view.points[sight.seat]} der 15 Siegpunkte, die man braucht. Zu Beginn einer Schlacht zieht man eine Karte, und der Sieger bekommt noch eine.`
          : 'Diese Schlacht ist verloren. Das kostet Einheiten, nicht das Spiel: Zu Beginn hast du eine Karte gezogen, und die Stadt bildet neue aus.',
    },
    harvest: {
      say: 'Wenn alle sich bewegt haben, kommt der Ertrag. Jeder Arbeiter wirft einen Würfel: eins, zwei oder drei. Jede Drei erschöpft das Feld ein wenig. Ernte alles.',
      other: 'Stück für Stück, die Goldminen zuerst.',
    },
    brought: {
      say: ({ view, seat }) =>
        `Das macht ${view.gold[seat]} Gold und ${view.wood[seat]} Holz. Es bleibt in deinem Vorrat, bis du es ausgibst.`,
    },
    deploy: {
      say: 'Die dritte Phase: Was im letzten Zug gekauft wurde, ist jetzt fertig. Eine Nahkampfeinheit ist ausgebildet; setze sie in deiner Stadt ein.',
      other: 'Sie kann in der Kaserne warten.',
    },
    spend: {
      say: 'Die letzte Phase: der Kauf. Du bildest aus, oder du baust, oder du verbesserst, eines davon im Zug. Bilde eine Nahkampfeinheit aus: Sie kommt im nächsten Zug.',
      well: 'Sie wird da sein, wenn du sie brauchst.',
      other: 'Ein eigener Plan. Denk daran: nur eines der drei in einem Zug.',
    },
    more: {
      say: 'Für jedes Gebäude, das ausbildet, ein Stück. Ein Arbeiter wird in der Stadt ausgebildet: mehr Arbeiter, mehr Gold. Dann beende die Phase.',
    },
  },
  asks: {
    moveStart: 'Bevor sich jemand bewegt, kann man Karten spielen. Hier ist jetzt nichts zu tun.',
    nextMove: 'Wer bewegt sich als Nächstes? Oder beende die Bewegung.',
    moveTo: 'Wohin? Ein Feld zu Fuß, zwei für Arbeiter und Flugeinheiten.',
    afterMovement: 'Alle stehen; eine Karte ließe sich jetzt spielen. Passe.',
    battleStart: 'Vor der Schlacht ließe sich eine Karte spielen. Passe, wenn dich nichts reizt.',
    roundStart:
      'Eine neue Kampfrunde. Eine Siegpunktkarte darf man jederzeit auslegen: Tu es, wenn du eine hast. Sonst passe.',
    phaseStart: 'Bevor die Würfel fallen, ließe sich eine Karte spielen. Passe, wenn dich nichts reizt.',
    beforeRoll: 'Bevor du würfelst, ließe sich eine Karte spielen. Passe, wenn dich nichts reizt.',
    afterRoll: 'Die Würfel liegen da; eine Karte könnte noch etwas ändern. Passe, wenn dich nichts reizt.',
    beforeCasualties: 'Vor der Entfernung von Verlusten kann eine Karte helfen. Sonst passe.',
    casualtyAssign: 'Der Gegner verliert gleich eine Einheit. Passe, wenn dich nichts reizt.',
    casualtyRemoved: 'Der Gegner hat eine Einheit verloren. Passe, wenn dich nichts reizt.',
    battleEnd: 'Die Schlacht ist vorbei; eine Karte ließe sich spielen. Passe.',
    harvestStart: 'Vor dem Ertrag ließe sich eine Karte spielen. Passe, wenn dich nichts reizt.',
    spendStart: 'Vor dem Kauf kann eine Karte helfen, wenn du eine für diesen Augenblick gezogen hast.',
    chooseEffect: 'Die Karte lässt dir die Wahl: Nimm, wovon du weniger hast.',
    takeLoss: 'Wer fällt? Wer zu entbehren ist.',
    join: 'Deine Einheiten stehen auf einem Flankenfeld: Lass sie mitkämpfen.',
    harvest: 'Ernte alles.',
    deploy: 'Setze ein, was fertig ist.',
    deployTo: 'Wohin? In der Stadt ist es am sichersten.',
    spend: 'Kaufe mehr von derselben Art oder beende die Phase.',
    aim: 'Auf wen?',
    respond: 'Auf eine Karte darf man mit einer Karte antworten. Lass es geschehen.',
  },
  learnt: [
    'Vier Phasen im Zug: Bewegung, Ertrag, Einsatz, Kauf.',
    'In der Schlacht würfeln Fernkampf, Flug und Nahkampf nacheinander; Flanken kämpfen mit; niedrig ist gut.',
    'Jede Karte hat ihren Augenblick: Er steht darauf.',
    'Ausbilden, bauen oder verbessern, eines davon im Zug; es kommt im nächsten.',
  ],
  done: 'Ein ganzer Zug. Wer am Ende seines Zuges 15 Siegpunkte hat, gewinnt; der zweite Zug beginnt, und du könntest einfach weiterspielen.',
  won: 'Das Land gehört dir.',
  lost: 'Die Orks waren diesmal stärker. Die vier Phasen kennst du jetzt: Versuch es noch einmal, mit zwei Einheiten daheim.',
}
