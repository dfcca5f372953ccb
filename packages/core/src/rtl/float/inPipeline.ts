import type { CoreOptions } from '../../options/coreOptions.ts';
import { sv } from '../sv.ts';
import { instance } from '../unit.ts';
import { float } from './float.ts';

/** Nets of the unit in a pipeline. */
export const UNIT_NETS = sv`
  logic float_done;
  logic [31:0] float_result;
  logic [4:0] float_raised; // exceptions of the result
`;

interface Nets {
  start: string;
  kill?: string;
  /** The instruction. */
  word: string;
  sources: [a: string, b: string, c: string];
}

/** The unit between the nets of a pipeline. */
export const floatInstance = (options: CoreOptions, { start, kill = '', word, sources }: Nets) =>
  instance(options, float, {
    ...{ start, kill },
    operation: `${word}[31:27]`,
    fused: `!${word}[4]`,
    negates: `${word}[3:2]`,
    variant: `${word}[20]`,
    funct3: `${word}[13:12]`,
    mode: `&${word}[14:12] ? frm : ${word}[14:12]`,
    ...{ a: sources[0], b: sources[1], c: sources[2] },
    ...{ done: 'float_done', result: 'float_result', flags: 'float_raised' },
  });
