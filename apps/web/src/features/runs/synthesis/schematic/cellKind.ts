/** What a cell is drawn as. */
export type CellKind =
  | 'and'
  | 'nand'
  | 'or'
  | 'nor'
  | 'xor'
  | 'xnor'
  | 'not'
  | 'buf'
  | 'mux'
  | 'dff'
  | 'latch'
  | 'box';

/** Yosys' gates, `$_NAND_`, and names of cell libraries after a prefix that ends in `__`: `NAND2X1`, `sky130_fd_sc_hd__nand2_1`. */
const NAMES: [RegExp, CellKind][] = [
  [/^nand\d*(x|_|$)/, 'nand'],
  [/^and\d*(x|_|$)/, 'and'],
  [/^xnor\d*(x|_|$)/, 'xnor'],
  [/^xor\d*(x|_|$)/, 'xor'],
  [/^nor\d*(x|_|$)/, 'nor'],
  [/^or\d*(x|_|$)/, 'or'],
  [/^(inv|not|clkinv)\d*(x|_|$)/, 'not'],
  [/^(buf|clkbuf)\d*(x|_|$)/, 'buf'],
  [/^n?mux(2|i2)?(x|_|$)/, 'mux'],
  [/^(s?dff|sb_dff|df|aldff|trellis_ff)/, 'dff'],
  [/^(latch|dlatch|dl)/, 'latch'],
];

export function cellKind(type: string): CellKind {
  const name = type
    .toLowerCase()
    .replace(/^\$_/, '')
    .replace(/^.*?__/, '');
  return NAMES.find(([pattern]) => pattern.test(name))?.[1] ?? 'box';
}
