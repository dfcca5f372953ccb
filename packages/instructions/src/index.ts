export { checkInsn } from './check/checkInsn.ts';
export { customInstructions, withInstructions } from './core/customInstructions.ts';
export { Insn } from './document/insn.ts';
export type { Encoding, Example, Instruction, Latency, State } from './document/insn.ts';
export { insnKind, writeInsn } from './document/insnKind.ts';
export { LIBRARY } from './library/definitions.ts';
export { INSN_SENTENCES } from './wording/sentences.ts';
export type { InsnSentence } from './wording/sentences.ts';
