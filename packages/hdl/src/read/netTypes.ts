/** Net types (IEEE 1800-2017, 6.7.1), with `interconnect`. */
export const NET_TYPES: ReadonlySet<string> = new Set(
  'supply0 supply1 tri tri0 tri1 triand trior trireg uwire wand wire wor interconnect'.split(' '),
);
