/** Pixels of a row, of a column, and of the names beside them. */
export const ROW = 20;
export const COLUMN = 20;
export const NAMES = 252;
