import { input, output } from '@netloom/hdl/emit';
import { hasLockstep } from '../../options/safety.ts';
import { clocked } from '../clocked.ts';
import { sv } from '../sv.ts';
import type { Unit } from '../unit.ts';

/** `<c>_compare`: one of two, which share nothing, so that one that is stuck is told by the other. */
export const compare: Unit = {
  suffix: 'compare',
  chosen: hasLockstep,
  comment: () => sv`
    Compares what two copies of the core do. A difference is told from the next clock on, until reset; one that is
    injected to try the comparison, in the clock behind it alone.
  `,
  parameters: () => [
    { name: 'WIDTH', value: '2' },
    { name: 'TOLD', type: 'logic', value: "1'b1", comment: 'level that tells of a difference' },
  ],
  ports: () => [
    input('clk'),
    input('rst_n'),
    input('first', '[WIDTH-1:0]'),
    input('second', '[WIDTH-1:0]'),
    input('inject', 1, 'takes one bit for the other'),
    input('inject_bit', '[$clog2(WIDTH)-1:0]'),
    output('error'),
  ],
  body: (options) => sv`
    logic [WIDTH-1:0] flipped;
    logic differs;
    logic parted; // the copies have differed

    assign flipped = {{WIDTH - 1{1'b0}}, inject} << inject_bit;
    assign differs = (first ^ second ^ flipped) != '0;

    ${clocked(
      options,
      "error <= !TOLD;\nparted <= 1'b0;",
      'error <= (differs || parted) == TOLD;\nparted <= parted || (differs && !inject);',
    )}
  `,
};
