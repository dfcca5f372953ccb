/**
 * Of the library's files of the AXI4 crossbar, in compile order: figures that were measured of others are not taken for
 * theirs. The browser has no such files, so it is kept here; a test holds it to them.
 */
export const CROSSBAR_LIBRARY = '08136a96ac8fb8f5';
