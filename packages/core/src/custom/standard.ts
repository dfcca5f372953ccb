import type { CoreOptions } from '../options/coreOptions.ts';
import { ALL_INSTRUCTIONS, instructionSet } from '../model/instructions/instructionSet.ts';
import type { Definition } from '../model/instructions/definition.ts';

/** An instruction of the standard; mask and match unsigned. */
export interface StandardInstruction {
  name: string;
  mask: number;
  match: number;
}

const wordsOf = ({ name, mask, match }: Definition): StandardInstruction => ({
  name,
  mask: mask >>> 0,
  match: match >>> 0,
});

/** The opcode of the port stands for no instruction of the standard. */
const isStandard = ({ name }: Definition) => name !== 'custom0';

/** Every one that some core has. */
export const STANDARD_INSTRUCTIONS: readonly StandardInstruction[] =
  ALL_INSTRUCTIONS.filter(isStandard).map(wordsOf);

/** Those that a core has, without custom ones. */
export const instructionsOf = ({ base, auxiliary, advanced }: CoreOptions): StandardInstruction[] =>
  instructionSet({ base, auxiliary, advanced }).filter(isStandard).map(wordsOf);
