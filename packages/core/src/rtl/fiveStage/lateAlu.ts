import { alu } from '../alu/alu.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { sv } from '../sv.ts';
import { instance } from '../unit.ts';

/** The ALU of MEM: what needs the result of the instruction before it, which EX did not have. */
export const lateAlu = (options: CoreOptions) => sv`
  // Integer operations whose operand was not there in EX
  logic [31:0] unused_sum;
  logic unused_less;
  logic unused_equal;

  ${instance(
    options,
    alu,
    {
      op: 'mem_alu_op',
      a: 'mem_a',
      b: 'mem_b',
      result: 'late_result',
      sum: 'unused_sum',
      less: 'unused_less',
      equal: 'unused_equal',
    },
    {},
    'u_late_alu',
  )}
`;
