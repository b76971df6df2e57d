/** The sequence of play in the words of a rule book, for `hexarium chart toy-game`, in French. */
export const step: Readonly<Record<string, string>> = {
  toyGame: 'Toy Game, le déroulement du jeu',
  turn: 'Un tour',
  beginTurn: 'Le tour commence',
  run: 'Choisir où va le coureur',
  endTurn: 'Quelqu’un est-il arrivé, ou le temps est-il écoulé ? (TG-1.2, TG-2.2)',
  hex: 'une case',
}
