/** The sequence of play in the words of a rule book, for `hexarium chart toy-game`, in German. */
export const step: Readonly<Record<string, string>> = {
  toyGame: 'Toy Game, der Spielablauf',
  turn: 'Ein Zug',
  beginTurn: 'Der Zug beginnt',
  run: 'Wählen, wohin der Läufer geht',
  endTurn: 'Ist jemand am Ziel oder die Zeit um? (TG-1.2, TG-2.2)',
  hex: 'ein Feld',
}
