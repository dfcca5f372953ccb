/** Values at the edges of words, halves and bytes, for operands of which all pairs are tried. */
export const EDGES = [
  0, 1, 2, 5, 0x1f, 0x20, 0x7f, 0x80, 0xff, 0x7fff, 0x8000, 0xffff, 0x1_0000, 0x00ff_00ff, 0x7fff_ffff,
  0x8000_0000, 0x8000_0001, 0xaaaa_aaaa, 0xffff_0000, 0xffff_ff80, 0xffff_fffe, 0xffff_ffff,
];

export const signed = (word: number) => BigInt.asIntN(32, BigInt(word));
export const unsigned = (word: number) => BigInt.asUintN(32, BigInt(word));
/** The low 32 bits. */
export const wordOf = (value: bigint) => Number(BigInt.asUintN(32, value));
export const hex = (word: number) => word.toString(16).padStart(8, '0');

/** All pairs of the edges, and as many random pairs; or a share of both. */
export function operandPairs(random: () => number, share = 1): [a: number, b: number][] {
  const edges = EDGES.flatMap((a) => EDGES.map((b): [number, number] => [a, b]));
  const word = () => Math.floor(random() * 2 ** 32);
  const all = [...edges, ...edges.map((): [number, number] => [word(), word()])];
  return all.filter(() => random() < share);
}
