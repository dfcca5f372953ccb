/** Heights in CSS pixels that the list of names and the canvas share. */
export const rowHeight = 26;
export const rulerHeight = 28;
