import type { GuideWords } from '@hexarium/kernel'
import type { View } from '../view.ts'

/** Deutsch. */
export const words: GuideWords<View> = {
  line: 'Ein Zug Titan: eine Armee aufspalten, ziehen, eine Schlacht gewinnen, einen Troll rekrutieren.',
  ideas: {
    legions: {
      say: 'Willkommen. Du bist Rot, und dein Titan wartet im Turm, in der Armee mit dem Ring. Sie hat sieben Wesen, und mehr dürfen es nicht sein: In einer vollen Armee ist für niemanden Platz. Spalte sie also auf. Klicke sie an.',
      well: 'Gut. Damit beginnt jeder Zug.',
      other: 'Aufspalten kannst du auch später. Bis dahin bleiben es sieben.',
    },
    leaving: {
      say: 'Wer geht? Mindestens zwei. Nimm zwei Oger: Zusammen finden sie etwas Besseres als sich selbst. Dann sag, dass dies der Teil ist.',
      well: 'Ein Oger ist gewählt.',
      other: 'Auch ein guter Teil. Dein Gegner sieht nur, wie viele es sind, nicht wer.',
    },
    marker: {
      say: 'Die neue Armee braucht einen Armeemarker. Jeder ist recht: Er ist nur ein Name und verdeckt, wer darunter liegt.',
    },
    roll: {
      say: 'Jetzt würfle. Ein Würfel gilt für alle deine Armeen; wie weit sie kommen, sagt er, nicht, wer in ihnen ist.',
      well: ({ view }) => `Eine ${view.roll}.`,
      other: 'Noch einmal aufspalten: warum nicht.',
    },
    move: {
      say: ({ view }) =>
        `Du hast eine ${view.roll} gewürfelt: Wer zieht, geht genau ${view.roll === 1 ? 'ein Land' : `${view.roll} Länder`} weit. Zuerst die Abgespaltenen; beisammen bleiben dürfen die beiden Teile ohnehin nicht.`,
      other: 'Diese zuerst: auch gut.',
    },
    attack: {
      say: 'Und das sind deine Jäger: Zyklopen, Löwen, ein Gargoyle. Nebenan im Buschland steht eine blaue Armee. Wähle die Jäger.',
      other: 'Gut. Die Jäger können warten, ihre Beute vielleicht nicht.',
    },
    stop: {
      say: 'Wer auf einen Feind trifft, hält dort an, was auch immer gewürfelt ist; so beginnt ein Kampf. Zieh ins Buschland.',
      well: 'Jetzt kommen sie nicht mehr voneinander los.',
      other: 'Ein friedlicher Weg. Der Feind bleibt vorerst, wo er ist.',
    },
    signs: {
      say: 'Die Wege folgen den Zeichen an den Grenzen; was leuchtet, ist zu erreichen. Die kleinen Bilder sagen, wer sich dort rekrutieren ließe. Im Marschland finden zwei Oger einen Troll: Zieh dorthin.',
      well: 'Merk dir den Troll: Er kommt am Ende des Zuges.',
      other: 'Auch dieses Land hat seine Kreaturen. Sieh dir die Bilder an.',
    },
    moved: {
      say: 'Genug gezogen. Dein Titan ist im Turm am sichersten: Er darf bleiben, denn eine andere Armee ist gezogen. Beende die Bewegung, und der Kampf beginnt.',
      other: 'Also noch ein Zug.',
    },
    engaged: {
      say: 'Eine Schlacht: Jetzt siehst du das Buschland selbst, von oben. Blau hat einen Engel dabei und kann deshalb nicht fliehen. Der Verteidiger steht schon auf der Karte; du kommst von deiner Seite herein.',
    },
    enter: {
      say: 'Bring deine Wesen herein, eines nach dem anderen: Wähle eines, das wartet. Wer am Ende dieser ersten Phase nicht auf der Karte steht, ist verloren; lass also niemanden draußen.',
      other: 'Vorsicht: Wer jetzt noch draußen ist, wäre verloren.',
    },
    skill: {
      say: 'Die zweite Zahl eines Wesens ist seine Fertigkeit: So viele Felder weit geht es. Wer zuschlagen will, stellt sich neben einen Feind. Der Ring zeigt einen guten Platz.',
    },
    bramble: {
      say: 'Die dunklen Felder sind Dornengestrüpp. Fremde kostet es doppelt und macht sie ungeschickt; Zyklopen und Gargoylen sind darin zu Hause. Lass diese hindurch und die Löwen außen herum.',
    },
    strike: {
      say: 'Jetzt fallen Schläge. Wer neben einem Feind steht, muss zuschlagen, mit so vielen Würfeln, wie seine Macht sagt, die erste Zahl. Wähle, wer zuerst zuschlägt.',
    },
    target: {
      say: 'Zwei Feinde in Reichweite. Je besser deine Fertigkeit gegen ihre, desto weniger muss ein Würfel zeigen: Die Zahl steht an jedem. Schlag dort zu, wo es tötet.',
    },
    carry: {
      say: 'Mehr Treffer, als das Opfer brauchte! Was übrig ist, darf auf einen anderen Feind neben dem Angreifer übertragen werden. Nichts geht verloren.',
      well: 'Zwei auf einen Streich.',
      other: 'Du lässt den Rest verfallen. Erlaubt, aber großzügig.',
    },
    strikeBack: {
      say: 'Sie schlagen auch zu: in jeder Phase zuerst die Seite, die gezogen ist, dann die andere. Selbst Vernichtete schlagen noch einmal, denn alle Schläge einer Phase fallen zugleich.',
    },
    slain: {
      say: 'Einer liegt am Boden. Ein Wesen erträgt so viele Treffer, wie es Macht hat; bis zum letzten kämpft es mit voller Stärke, und wer überlebt, ist nach der Schlacht wieder heil.',
    },
    contact: {
      say: 'Eine neue Runde. Wer neben einem Feind steht, ist gebunden; die anderen dürfen ziehen. Umstelle sie: Zwei Schläge sind besser als einer.',
    },
    rounds: {
      say: 'Eine Schlacht hat sieben Runden und nicht mehr. Steht der Verteidiger dann noch, ist der Angreifer verloren, und das bist du. Verlier keine Zeit.',
    },
    points: {
      say: ({ view, seat }) =>
        `Sieg. Macht mal Fertigkeit aller Vernichteten sind deine Punkte: ${view.score[seat]} jetzt. Bei jedem vollen Hundert kommt ein Engel zur siegreichen Armee. Nimm ihn: Er fliegt, und er kommt, wenn man ihn ruft.`,
      well: 'Ein Engel kommt zu dir.',
      other: 'Dann ohne Engel. Eine stolze Armee.',
    },
    muster: {
      say: 'Das Ende des Zuges, und das Herz des Spiels: Jede Armee, die gezogen ist, darf ein Wesen rekrutieren, wenn ihr Land denen, die sie hat, eines bietet. Wähle eine Armee.',
      other: 'Dann nicht. Aber durch Wachsen gewinnt man.',
    },
    recruit: {
      say: 'Wer kommt, ist immer aus dem Land: Zwei Oger bringen im Marschland einen Troll, zwei Zyklopen im Buschland eine Gorgone. Du zeigst, wer sie ruft; jetzt kennt sie jeder. Nimm das stärkste Wesen.',
      well: 'So werden Armeen groß.',
    },
  },
  asks: {
    organise: 'Aufspalten oder würfeln.',
    splitOff: ({ view }) =>
      (view.choice.part?.length ?? 0) < 2 ? 'Und den zweiten.' : 'Zwei gehen, das genügt: Sag, dass dies der Teil ist.',
    nextMove: 'Noch eine Armee, oder Ende der Bewegung?',
    moveTo: 'Wohin? Die kleinen Bilder sagen, wer sich dort rekrutieren ließe.',
    flightWindow: 'Vor einer Schlacht darf man reden. Bleib stehen und sieh, was geschieht.',
    talks:
      'Man darf sich einigen, statt zu kämpfen: Dann sagen beide, was sie verlören. Du bist stärker: Verlange die Schlacht.',
    offerLosses: 'Was verlöre der Sieger? Oder geh zurück und kämpfe.',
    manoeuvre: 'Wer zieht? Beende das Manöver, wenn alle gut stehen.',
    manoeuvreTo: 'Wohin? Neben einem Feind schlägt man und wird geschlagen.',
    chooseStriker: 'Wer schlägt jetzt zu?',
    chooseTarget: 'Wen? Die Zahl, die zu erreichen ist, steht an jedem.',
    announce:
      'Man darf eine höhere Zahl ansagen, damit Treffer weiter übertragen werden können. Meist schlägt man einfach zu.',
    carry: 'Den Rest übertragen?',
    summon: 'Ein Verteidiger ist gefallen: Jetzt ließe sich ein Engel in die Schlacht rufen. Noch hast du keinen.',
    reinforce: 'In der vierten Runde darf der Verteidiger mitten in der Schlacht rekrutieren.',
    spoils: 'Was der Sieg bringt.',
    muster: 'Wer rekrutiert als Nächstes? Dann beende den Zug.',
    musterPiece: 'Wen rufen sie?',
    musterWay: 'Wer wird dafür gezeigt?',
    spoilsWay: 'Wer wird dafür gezeigt?',
  },
  learnt: [
    'Eine Armee hat höchstens sieben Wesen: Spalte sie rechtzeitig auf.',
    'Ein Wurf bewegt alle, entlang der Zeichen; ein Feind hält dich auf.',
    'In der Schlacht: ziehen nach Fertigkeit, zuschlagen mit so vielen Würfeln wie Macht, den Rest übertragen.',
    'Punkte bringen Engel; Länder bringen Neue zu denen, die dorthin gezogen sind.',
  ],
  done: 'Das war ein ganzer Zug mit allem, was dazugehört. Wer den letzten Titanen hat, gewinnt; deiner ist in Sicherheit.',
  won: 'Du hast den letzten Titanen auf dem Brett. So enden wenige erste Spiele.',
  lost: 'Dein Titan ist gefallen: Das geschieht den Besten, und meist, weil er zu nahe stand. Du hast gesehen, wie es geht; fang noch einmal an.',
}
