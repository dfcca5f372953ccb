/** Pixels of a row, and of a column. */
export const ROW = 20;
export const COLUMN = 20;

const [LEAST, MOST, SHARE] = [136, 252, 0.4];

/** Pixels of the names beside the columns, in a picture of so many. */
export const namesWidth = (width: number): number =>
  Math.min(MOST, Math.max(LEAST, Math.round(SHARE * width)));
