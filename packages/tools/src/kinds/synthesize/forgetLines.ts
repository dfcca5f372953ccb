/**
 * Yosys' commands behind `hierarchy`. Yosys names what has no name of its own after its line, and ABC takes gates in the
 * order of names: one comment more would move area and clock of a netlist by some percent. What is numbered here stays
 * without a name of its own.
 */
export const FORGET_LINES = [
  'rename -enumerate -pattern _netloom_%_',
  'rename -hide w:_netloom_*_ c:_netloom_*_',
] as const;

/** Reads modules of ours, whose netlist is to follow from what they are and not from how they are laid out. */
export const readWithoutLines = (files: readonly string[], top: string): string =>
  [`read_verilog -sv ${files.join(' ')}`, `hierarchy -check -top ${top}`, ...FORGET_LINES].join('; ');
