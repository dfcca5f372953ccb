import { create } from 'zustand';

/** The text of a word of 32 bits, or a half of 16. */
export type InstructionText = (word: number) => string;

/** How instructions of RISC-V are written; undefined until somebody shows some, since the tables are large. */
export const useInstructionTexts = create<{ textOf: InstructionText | undefined }>(() => ({
  textOf: undefined,
}));

/** The instruction of the bits, all known; undefined while texts are not there. */
export const instructionText = (bits: string): string | undefined =>
  useInstructionTexts.getState().textOf?.(Number.parseInt(bits, 2));
