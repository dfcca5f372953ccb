import type { CustomEncoding } from '../../custom/customInstructions.ts';

const hex = (word: number) => `32'h${(word >>> 0).toString(16).padStart(8, '0')}`;

/** Whether a word is an instruction of the core's own. */
export const isWord = ({ mask, match }: Pick<CustomEncoding, 'mask' | 'match'>, word: string): string =>
  `(${word} & ${hex(mask)}) == ${hex(match)}`;
