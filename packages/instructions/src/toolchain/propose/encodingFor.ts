import { instructionsOf } from '@netloom/core/custom';
import type { CoreOptions } from '@netloom/core/custom';
import type { Encoding } from '../../document/insn.ts';
import { fieldsOf } from '../../encoding/fields.ts';
import { commonWord } from '../../encoding/overlap.ts';
import type { Words } from '../../encoding/overlap.ts';

/** Encodings of custom-0 and custom-1 for so many sources, in the order in which they are tried. */
function* encodingsFor(sources: number): Generator<Encoding> {
  for (const opcode of ['custom-0', 'custom-1'] as const)
    for (let funct = 0; funct < (sources === 3 ? 4 : 128); funct++)
      for (let funct3 = 0; funct3 < 8; funct3++)
        yield sources === 3
          ? { format: 'R4', opcode, funct3, funct2: funct }
          : { format: 'R', opcode, funct3, funct7: funct, ...(sources === 1 && { rs2: 0 }) };
}

/** One that meets none of the core and none of `taken`; undefined where there is none left. */
export function encodingFor(
  sources: number,
  options: CoreOptions,
  taken: readonly Words[] = [],
): Encoding | undefined {
  const others: Words[] = [...instructionsOf(options), ...(options.custom?.encodings ?? []), ...taken];
  for (const encoding of encodingsFor(sources)) {
    const { mask, match } = fieldsOf(encoding);
    const own = { name: '', mask, match };
    if (others.every((other) => commonWord(own, other) === undefined)) return encoding;
  }
  return undefined;
}
