import type { CoreOptions } from '../../options/coreOptions.ts';

/** One of the core's own memories. */
export interface TcmShape {
  options: CoreOptions;
  words: number;
  base: number;
  /** It has a port for instructions, too. */
  fetches: boolean;
}

/** What stands in its module. */
export type TcmForm = (shape: TcmShape) => string;

/** Bits of the number of a word. */
export const wordBits = ({ words }: TcmShape) => Math.log2(words);

/** The address of a word of it. */
export const addressOf = (shape: TcmShape, word: string) => {
  const bits = 30 - wordBits(shape);
  return `{${bits}'h${(shape.base / (4 * shape.words)).toString(16)}, ${word}, 2'b00}`;
};

/** What nobody has written is zero, as block RAMs begin, which is a word of both codes; a file has words under their check bits. */
export const contents = ({ words }: TcmShape) =>
  `
initial begin
\`ifndef SYNTHESIS
  for (int i = 0; i < ${words}; i++) mem[i] = '0;
\`endif
  if (INIT_FILE != "") $readmemh(INIT_FILE, mem);
end`.trim();
