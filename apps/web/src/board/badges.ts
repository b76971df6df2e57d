/**
 * States of a piece, as strokes in a circle of 14 around the middle. Games name states freely; one without a sign shows its
 * first letter, and a test says so.
 */
export const signs: Readonly<Record<string, string>> = {
  // what it has done
  moved: 'M-9 0L-2 7L10 -8',
  struck: 'M-8 -8L8 8M8 -8L-8 8',
  slain: 'M-9 -9L9 9M9 -9L-9 9',
  teleported: 'M0 -10L3 -3L10 0L3 3L0 10L-3 3L-10 0L-3 -3Z',
  mustered: 'M-9 0H9M0 -9V9',
  waiting: 'M-6 -8H6L-6 8H6Z',
  // how it stands
  engaged: 'M-9 9L9 -9M-9 -9L9 9M-9 4L-4 9M9 4L4 9',
  flying: 'M-11 4Q-6 -8 0 2Q6 -8 11 4',
  building: 'M-7 7V-2L0 -8L7 -2V7Z',
  armed: 'M-7 8L7 -8M-9 2L-2 9',
  loaded: 'M0 -6A6 6 0 1 1 0 6A6 6 0 1 1 0 -6',
  riding: 'M-6 9V-2A6 6 0 1 1 6 -2V9',
  skirmish: 'M-8 6h.1M0 -6h.1M8 6h.1M-2 6h.1M4 -2h.1',
  wedge: 'M-10 8L0 -9L10 8',
  square: 'M-6 -6H6V6H-6Z',
  disordered: 'M-9 -5L-3 -9L1 -3M9 -6L3 3M-8 6L0 8L7 9',
  // what has become of it
  wounded: 'M0 -10Q8 1 5 6Q0 12 -5 6Q-8 1 0 -10Z',
  routing: 'M8 0H-8M-2 -6L-8 0L-2 6',
  impetuous: 'M-7 -6L0 0L-7 6M1 -6L8 0L1 6',
  amok: 'M-10 3L-4 -7L0 3L5 -8L10 4',
  killer: 'M-7 -2A7 7 0 1 1 7 -2L4 3V8H-4V3ZM-3 -3h.1M3 -3h.1',
  wild: 'M-6 -8L-8 8M1 -8L-1 8M8 -8L6 8',
  captive: 'M-5 8V-8M5 8V-8M-8 -3H8M-8 4H8',
  captured: 'M-6 10V-9L8 -5L-6 0',
  hidden: 'M-5 -4Q-5 -9 0 -9Q6 -9 5 -4Q4 -1 0 2M0 8h.1',
  dazed: 'M0 0q3 -3 5 1t-5 5t-9 -4t6 -10t12 6',
  sheltered: 'M-6 -7H6V0Q6 6 0 9Q-6 6 -6 0Z',
  marked: 'M-9 0H-5M5 0H9M0 -9V-5M0 5V9M0 0h.1',
}
