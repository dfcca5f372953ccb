/** Pixels of a row, and of a column. */
export const ROW = 20;
export const COLUMN = 20;

/** Pixels of the names beside the columns, in a picture of so many. */
export const namesWidth = (width: number): number => (width < 560 ? 136 : 252);
