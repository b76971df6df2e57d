import type { BriefingWords } from '../briefing.ts'

/** Worum es in den Szenarien von Dragon Rage geht, auf Deutsch. */
export const briefing: BriefingWords = {
  stories: {
    E1: 'Zwei Drachen haben von den Schätzen Esiriens gekostet und kommen, um den Rest zu holen. Die Stadt besetzt Mauern und Türme und wartet auf Schwingen über dem Wald.',
    E2: 'Aus der Wildnis kommt eine Meute aus Riesen, Trollen, Orks und Goblins, ohne einen Drachen, und sie braucht auch keinen. Die Garnison hat den Rauch gesehen und zieht zuerst.',
    E3: 'Ein Drache und ein Riese haben in Arym vereinbart, die Stadt zu teilen, und Trolle, Orks und Goblins für das Übrige mitgebracht. Dass ihr Friede länger hält als die Mauern, glaubt niemand.',
    E4: 'In Belm fanden ein alter und ein junger Drache einen Riesen und drei Trolle, die mit ihnen gehen. Es sind wenige, und jeder ist eine Kompanie wert.',
    E5: 'Die Verbündeten von Clyth kommen mit einem alten und einem jungen Drachen, einem Riesen und einem Trupp Orks. Esirien hat mehr Infanterie gerufen und die Miliz größtenteils heimgeschickt.',
    E6: 'Sechs Riesen schreiten in einer Reihe von den Hügeln herab, und zwei Goblins laufen mit, um zu sehen, was übrig bleibt. Für solche Gäste wurden Mauern nie gebaut.',
    N1: 'Die Menschen haben genug von Überfällen und ziehen gegen Nurkott, die Stadt der Orks hinter ihrer Palisade. Held und Magier führen sie; Ork-Held und Ork-Magier warten schon.',
    N2: 'Ein Überfall im Großen: Jeder entbehrliche Soldat zieht gegen Nurkott, ohne Held und ohne Magier. Auch die Orks haben keine, sind aber viele und ziehen zuerst.',
    N3: 'Drachen machen keinen Unterschied zwischen dem Gold der Menschen und dem der Orks. Zwei von ihnen kommen wegen des Hortes von Nurkott.',
    N4: 'Ein Drache, ein Riese und Trolle auf derselben Seite wie Soldaten und Bauern: Davon wird später niemand sprechen. Gemeinsam wollen sie Nurkott los sein.',
    N5: 'Die Drachen von Clyth kehren zurück, der alte und der junge, mit einem Riesen und Infanterie im Gefolge. Diesmal haben die Orks Trolle.',
    N6: 'Was die Orks in den Hügeln stahlen, wollen die Riesen wiederhaben, und sechs kommen, es zu holen. Zwei Bogenschützen sind dabei und sehen auf die Straßen.',
  },
  free: {
    proposed:
      'Ein Spieler stellt beide Streitkräfte zusammen, der andere wählt, welche er führt. Wer vorschlägt, sollte gerecht sein.',
    points:
      'Beide Streitkräfte werden geheim angeworben, jede nach ihren Kosten. Was gegen dich steht, siehst du, wenn aufgestellt wird.',
    campaign:
      'Ein Tag eines längeren Krieges: Was hier verloren geht, fehlt morgen. Beide mustern mit den Punkten, die sie noch haben.',
  },
  you: [
    [
      'Die Angriffsstreitmacht: Du kommst, um die Stadt Esirien niederzubrennen.',
      'Die Stadtstreitkräfte: Du verteidigst Esirien, seine Mauern, Türme und Menschen.',
    ],
    [
      'Die Angriffsstreitmacht: Du kommst, um Nurkott einzureißen, die Stadt der Orks.',
      'Die Stadtstreitkräfte: Du führst die Orks und Goblins von Nurkott.',
    ],
  ],
  where: [
    [
      'Am West-, Nord- oder Ostrand des Plans, neben dem Wald; Seeschlangen im Süden. Du stellst als Zweiter auf.',
      'Überall in der Stadt: Straßen, Türme, Kais und Brücken. Du stellst zuerst auf.',
    ],
    [
      'Außerhalb des Plans: Du kommst auf den Straßen über 0202 und 0516 im Westen herein, sofort oder später.',
      'Überall in der Stadt, in beiden Goblinlagern und auf den Brücken. Du stellst zuerst auf.',
    ],
  ],
  forces: (side, force) => `${side}: ${force}.`,
  budget: (side, points) => `${side}: ${points} Punkte.`,
  freeForces: {
    proposed: 'Beide Streitkräfte schlägt ein Spieler vor; der andere wählt seine Seite.',
    points: 'Beide kaufen geheim:',
    campaign: 'Beide mustern mit den Punkten der Kampagne:',
  },
  goal: (points, inAll) => `Mit ${points} der ${inAll} Punkte auf dem Plan gewinnt der Angriff sofort.`,
  goalOpen: 'Wie viele Punkte der Angriff braucht, ergibt sich aus den Streitkräften.',
  goalCity: 'Die Stadt gewinnt, wenn kein Angreifer mehr da ist oder der Angriff aufgegeben wird.',
  counting: inAll => [
    `Hexfelder mit einem Stern zählen, was daneben steht, ${inAll} im Ganzen, jedes einmal: verbrannt, zertrampelt oder eingenommen.`,
  ],
  length: patience =>
    `Kein festes Ende. Die Stadt hat gewonnen, wenn ${patience} Runden lang kein Punkt zerstört wird oder kein Angreifer innerhalb der Mauern ist.`,
  reinforcements: (first, every, count) =>
    `Die Stadt bekommt in Runde ${first} und danach alle ${every} Runden ${count} Einheiten mehr.`,
  cityFirst: 'Die Stadt hat die erste Hälfte jeder Runde.',
  invaderFirst: 'Der Angriff hat die erste Hälfte jeder Runde.',
  elowyn:
    'Prinzessin Elowyn ist in der Stadt: In Sicherheit gebracht, kostet sie den Angriff Punkte, getötet bringt sie welche.',
  graded: 'Es geht über das Spielziel hinaus weiter, und eine Tabelle sagt, wie gut es gelungen ist.',
  handicap: points => `Handicap: Das Spielziel ändert sich um ${points > 0 ? '+' : ''}${points}.`,
  evened: (points, percent) =>
    `Mit einem Handicap von ${points > 0 ? '+' : ''}${points} haben beide Seiten Aussichten: Bots gewannen damit ${percent} % ihrer Partien als Angreifer.`,
  reconstructed: 'Der Plan ist eine Rekonstruktion: Er folgt jedem Hexfeld, das die Handbücher nennen.',
  turn: turn => `Runde ${turn}`,
  points: (now, goal) => `${now} von ${goal} Punkten zerstört`,
  idle: (turns, patience) => `seit ${turns} von ${patience} Runden nichts zerstört`,
  outside: (turns, patience) => `seit ${turns} von ${patience} Runden kein Angreifer in der Stadt`,
  zones: {
    city: 'Hier stellt die Stadt auf',
    invader: 'Hier stellt der Angriff auf',
    entries: 'Hier kommt der Angriff herein',
    exits: 'Hier verlässt Elowyn den Plan',
  },
  victory: (place, points, isGone) =>
    `${place}: ${points} ${points === 1 ? 'Punkt' : 'Punkte'}${isGone ? ', zerstört' : ''}`,
}
