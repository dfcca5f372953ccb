import { Insn } from './insn.ts';

/** The canonical text. */
export function writeInsn(insn: Insn): string {
  return `${JSON.stringify(Insn.parse(insn), null, 2)}\n`;
}
