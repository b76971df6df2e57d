import { Board, rectangle } from '@hexarium/hex'

/** The map, our own design: five columns of three flat-topped hexes, numbered column then row from 1. */
export const board = new Board({ orientation: 'flat', cells: rectangle('even-q', { lastColumn: 5, lastRow: 3 }) })

/** Where each side begins, and the other wants to come to (TG-1.1, TG-1.2). */
export const HOME: readonly number[] = ['0102', '0502'].map(label => board.hex(label))
