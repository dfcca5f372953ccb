import { documentProblem } from '@netloom/model';
import type { Diagnostic, Worded } from '@netloom/model';
import type { Insn } from '../document/insn.ts';
import { REGISTER_FIELDS } from '../encoding/fields.ts';
import { patternOf } from '../encoding/pattern.ts';
import { say } from '../wording/sentences.ts';

/** Bits that an immediate may have: where the assembler can be given an expression. */
const isFree = (bit: number) => bit >= 20 || (bit >= 12 && bit <= 14) || (bit >= 7 && bit <= 11);

/** Problems of the 32 bits themselves. */
export function checkPattern({ instructions }: Insn, name: string): Diagnostic[] {
  const { encoding } = instructions[name]!;
  const pattern = patternOf(encoding);
  const said = encoding.format === 'own' ? (shapeOf(pattern) ?? lengthOf(pattern)) : lengthOf(pattern);
  if (!said) return [];
  const at = ['instructions', name, 'encoding', ...(encoding.format === 'own' ? ['pattern'] : [])];
  return [documentProblem({ code: 'INSN-PATTERN', said, at })];
}

function shapeOf(pattern: string): Worded | undefined {
  const wrong = /[^01dabci]/.exec(pattern);
  if (wrong) return say('insn-pattern/letter', { letter: wrong[0] });
  if (pattern.length !== 32) return say('insn-pattern/length', { count: pattern.length });
  const letters = [...pattern];
  for (const { letter, register, low } of REGISTER_FIELDS) {
    const bits = letters.flatMap((each, index) => (each === letter ? [31 - index] : []));
    if (bits.length === 0) continue;
    if (bits.length !== 5 || bits[4] !== low)
      return say('insn-pattern/field', { letter, operand: register, high: low + 4, low });
  }
  if (letters.includes('c') && !['d', 'a', 'b'].every((each) => letters.includes(each)))
    return say('insn-pattern/sources', { letter: 'c' });
  const bad = letters.findIndex((each, index) => each === 'i' && !isFree(31 - index));
  return bad < 0 ? undefined : say('insn-pattern/immediate', { bit: 31 - bad });
}

/** How long an instruction is, the unprivileged specification says by its lowest bits (1.5). */
function lengthOf(pattern: string): Worded | undefined {
  const bits = pattern.slice(27);
  return /^[01]{3}11$/.test(bits) && bits !== '11111' ? undefined : say('insn-length', { bits });
}
