/** What was measured of a configuration; null where a tool could not tell, e.g. since the device is too small. */
export interface Measurement {
  /** Beginning of the SHA-256 of the tokens of the generated RTL that was measured. */
  rtl: string;
  /** On osu018, in thousands of NAND2X1. */
  kiloGates: number | null;
  /** On iCE40: LUT4, flip-flops, block RAMs. */
  cells: { luts: number; flops: number; rams: number } | null;
  /** On iCE40 HX8K, placed and routed by nextpnr with seed 1, MHz. */
  fmaxIce40: number | null;
  /** On osu018 as mapped, without wires, by OpenSTA, MHz. */
  fmaxOsu018: number | null;
  /** CoreMark/MHz with memory that has no wait states. */
  coremark: number | null;
}
