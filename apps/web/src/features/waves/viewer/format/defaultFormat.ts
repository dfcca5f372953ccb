import type { WaveVariable } from '@netloom/waves';
import type { Format } from '../view/model.ts';

const signedKinds = ['integer', 'int', 'shortint', 'longint', 'byte'];

/** How a variable is shown at first; null stands for bits put together. */
export function defaultFormat(variable: Pick<WaveVariable, 'literals' | 'kind'> | null): Format {
  if (variable?.literals) return { radix: 'enum' };
  return { radix: signedKinds.includes(variable?.kind ?? '') ? 'signed' : 'hex' };
}
