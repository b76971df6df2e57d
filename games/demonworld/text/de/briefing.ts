import type { BriefingWords } from '../briefing.ts'

/** Worum es in den Schlachten von Demonworld geht, auf Deutsch. */
export const briefing: BriefingWords = {
  stories: {
    first:
      'Zwei Spähtrupps treffen auf freiem Feld aufeinander, und keiner will weichen. Wer schneller lernt, was ein Angriff in die Flanke wert ist, behält das Feld.',
    firstWithShooting:
      'Dasselbe Treffen, und diesmal haben beide mitgebracht, was aus der Ferne tötet. Arkebusen sind stark und langsam, Bögen sind schnell.',
    encounter: 'Zwei Vorhuten biegen um denselben Wald und stehen voreinander. Für Pläne ist keine Zeit.',
    lastStand:
      'Die imperiale Nachhut steht mit dem Rücken zu den Bergen, und die Orks kommen in Scharen. Dass sie überlebt, erwartet niemand; sie soll den Feind teuer zu stehen kommen.',
    kalBenokk:
      'Auf dem Grabhügel von Kal Benokk wollen die Schamanen der Orks ihre Toten wecken. Das Imperium darf ihn ihnen nicht lassen.',
    kaibanPass:
      'Der Kaibanpass ist der einzige Weg durch die Berge. Ein Zauberer, ein Drache und ein Streitwagen helfen ihn zu sperren, bis Hilfe kommt.',
    envoy:
      'Der Zauberer Sandor trägt eine Botschaft, die ankommen muss, und seine Begleitung ist in einen Hinterhalt geraten. Zu beiden Seiten seines Weges sind Orks.',
    free: 'Zwei selbst aufgestellte Armeen auf einem selbst gewählten Plan. Was du bezahlst, das hast du.',
  },
  you: ['Die Armee des Imperiums.', 'Die Armee der Orks.'],
  edges: {
    north: 'Am Nordrand, oben auf dem Plan; du schaust nach Süden.',
    south: 'Am Südrand, unten auf dem Plan; du schaust nach Norden.',
    west: 'Am Westrand, links auf dem Plan; dein Weg führt nach Osten.',
    both: 'Am Nord- und am Südrand, zu beiden Seiten seines Weges.',
    free: 'Entlang deines eigenen Randes, in den äußeren Reihen.',
  },
  secret: 'Beide stellen geheim auf; die Zonen sind auf dem Plan gezeichnet.',
  forces: (side, list, points) => `${side}, ${points} Punkte: ${list}.`,
  raise: points => `Jede Seite stellt eine Armee von ${points} Punkten auf, 5 % mehr oder weniger.`,
  with: (unit, items) => `${unit} (${items})`,
  goals: {
    annihilation: () => [
      'Vernichte oder vertreibe alles, was die Orks haben.',
      'Vernichte oder vertreibe alles, was das Imperium hat.',
    ],
    lastStand: points => [
      `Vernichte oder vertreibe Orks für ${points} Punkte, ehe dein letztes Element fällt.`,
      `Vernichte die imperiale Armee, ehe du ${points} Punkte verloren hast.`,
    ],
    mound: () => [
      'Lass die Orks den Grabhügel nicht eine ganze Runde lang halten, oder vernichte sie.',
      'Halte den Grabhügel eine ganze Runde lang mit einer Einheit, die nicht flieht, ohne ein imperiales Element darauf.',
    ],
    pass: () => [
      'Halte jede Einheit der Orks bis zum Ende der letzten Runde aus dem Pass, deiner eigenen Zone.',
      'Bring eine Einheit oder einen Teil davon in den Pass: die imperiale Zone.',
    ],
    envoy: () => [
      'Bring Sandor lebend in die sichere Zone am Ostrand.',
      'Töte Sandor, ehe er die sichere Zone am Ostrand erreicht.',
    ],
    points: () => ['Habe am Ende mehr Punkte als die Orks.', 'Habe am Ende mehr Punkte als das Imperium.'],
  },
  counting: 'Was vernichtet oder vertrieben ist, zählt mit seinen Punkten; in freien Schlachten nur ganze Einheiten.',
  objectives: count =>
    `${count === 1 ? 'Ein Missionsziel liegt' : `${count} Missionsziele liegen`} auf dem Plan, mit den Punkten, die dort stehen: für den, der es am Ende hält.`,
  rounds: count => `${count} Runden.`,
  endless: quiet => `Keine letzte Runde; nach ${quiet} Runden ohne Verlust wird abgebrochen.`,
  endlessEver: 'Keine letzte Runde.',
  level: rules => `Regeln: ${rules}.`,
  flank: 'Teile einer Armee dürfen das Feld umgehen und in der Flanke erscheinen.',
  handicap: points =>
    points > 0
      ? `Handicap: Die Orks lassen ${points} Armeepunkte zu Hause.`
      : `Handicap: Das Imperium lässt ${-points} Armeepunkte zu Hause.`,
  evened: (points, percent) =>
    `Mit einem Handicap von ${points > 0 ? '+' : ''}${points} haben beide Seiten Aussichten: Bots gewannen damit ${percent} % ihrer Partien als Imperium.`,
  designed: 'Der Plan ist eine Rekonstruktion, die Bilder des Buches sind verloren.',
  round: round => `Runde ${round}`,
  roundOf: (round, last) => `Runde ${round} von ${last}`,
  lastStand: (points, needed) => `Orks für ${points} von ${needed} Punkten vernichtet`,
  losses: (own, foe) => `${own} Punkte verloren, ${foe} vernichtet`,
  holds: 'die Orks halten den Hügel',
  quiet: (rounds, limit) => `seit ${rounds} von ${limit} Runden kein Verlust`,
  zones: { own: 'stellt hier auf', mound: 'Der Grabhügel', pass: 'Der Pass', safe: 'Sichere Zone' },
  zone: side => `Hier stellt ${side} auf`,
  objective: (field, points) => `Missionsziel auf ${field}, ${points} Punkte`,
}
