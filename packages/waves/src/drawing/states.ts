/** A character of a wave that says what a cell is; `.` and `|` go on with the state before. */
export const STATES = '01xzud=23456789pnPNhlHL';
export const DATA_STATES = '=23456789';
export const CLOCK_STATES = 'pnPN';
/** Beside the states: go on, go on over a gap, begin and end half cells. */
export const WAVE_CHARACTERS = `${STATES}.|<>`;

export function isData(state: string): boolean {
  return DATA_STATES.includes(state);
}

export function isClock(state: string): boolean {
  return CLOCK_STATES.includes(state);
}

export const EDGE_SHAPES = [
  '~>',
  '->',
  '-~>',
  '~->',
  '-|>',
  '|->',
  '-|->',
  '<~>',
  '<->',
  '<-~>',
  '<-|>',
  '<-|->',
  '~',
  '-',
  '-~',
  '~-',
  '-|',
  '|-',
  '-|-',
  '+',
] as const;
