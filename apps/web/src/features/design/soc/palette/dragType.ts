/** What a block dragged from the palette carries: its VLNV. */
export const PALETTE_TYPE = 'application/x-netloom-vlnv';
