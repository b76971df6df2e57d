/** The sequence of play in the words of a rule book, for `hexarium chart toy-game`. */
export const step: Readonly<Record<string, string>> = {
  toyGame: 'Toy Game, the sequence of play',
  turn: 'A turn',
  beginTurn: 'The turn begins',
  run: 'Choose where the runner goes',
  endTurn: 'Is somebody home, or time over? (TG-1.2, TG-2.2)',
  hex: 'a hex',
}
