import { patternOf } from '@netloom/instructions';
import type { Encoding } from '@netloom/instructions';

/** The encoding in another format, with what the two have in common. */
export function inFormat(encoding: Encoding, format: Encoding['format']): Encoding {
  if (format === 'own') {
    const bits = patternOf(encoding);
    const parts = [bits.slice(0, 7), bits.slice(7, 12), bits.slice(12, 17), bits.slice(17, 20)];
    return { format, pattern: [...parts, bits.slice(20, 25), bits.slice(25)].join(' '), signed: true };
  }
  const { opcode, funct3 } =
    encoding.format === 'own' ? { opcode: 'custom-0' as const, funct3: 0 } : encoding;
  if (format === 'R') return { format, opcode, funct3, funct7: 0 };
  return format === 'R4' ? { format, opcode, funct3, funct2: 0 } : { format, opcode, funct3 };
}
