import type { DeclarationText } from '@netloom/hdl/emit';
import { functionText } from '../../interconnect/sections.ts';
import type { Options } from './options.ts';
import { rangeOf } from './channels.ts';

/** The bits of one target in a vector of all managers for each. */
export const OWN = '[t*NM+:NM]';
const LEFT = '[t*4+:4]';

/** How an idle target, or the bus, chooses among the managers that wait for it. */
export interface Arbitration {
  /** What the module's comment says of it. */
  says: string;
  /** The function that chooses. */
  helper: string;
  /** State of each target beside what all have, of a direction. */
  state(direction: string, count: string): DeclarationText[];
  /** The winner. */
  winner(direction: string): string;
  /** What is kept when a transfer ends, and its names, which the reset clears. */
  ends(direction: string): string[];
  cleared(direction: string): string[];
}

const last = (direction: string, count: string): DeclarationText => ({
  ...{ name: `${direction}_last`, packed: rangeOf(count, 'NM') },
  comment: 'manager that it served last, one-hot',
});
const keepsLast = (direction: string) => `${direction}_last${OWN} <= ${direction}_grant${OWN};`;

const ROUND_ROBIN = `// The first requester above the last winner, else the lowest one; one-hot.
${functionText('logic [NM-1:0]', 'round_robin', ['logic [NM-1:0] request', 'logic [NM-1:0] last'])}
  logic [NM-1:0] above;
  above = request & ~(last | (last - 1'b1));
  round_robin = (above != '0) ? above & (~above + 1'b1) : request & (~request + 1'b1);
endfunction`;

const LOWEST = `// The first requester; one-hot.
${functionText('logic [NM-1:0]', 'lowest', ['logic [NM-1:0] request'])}
  lowest = request & (~request + 1'b1);
endfunction`;

const TURN = `${ROUND_ROBIN}

// Transfers in a turn of a manager less one; a weight of 0 stands for 16.
${functionText('logic [3:0]', 'turn', ['logic [NM-1:0] manager'])}
  turn = '0;
  for (int i = 0; i < NM; i++) turn = turn | (WEIGHTS[4*i+:4] & {4{manager[i]}});
  turn = turn - 4'd1;
endfunction`;

const byTurns = (direction: string) => `round_robin(${direction}_request${OWN}, ${direction}_last${OWN})`;

export const ARBITRATIONS: Record<Options['ARBITRATION'], Arbitration> = {
  'round-robin': {
    ...{ says: 'by round robin', helper: ROUND_ROBIN, winner: byTurns },
    state: (direction, count) => [last(direction, count)],
    ends: (direction) => [keepsLast(direction)],
    cleared: (direction) => [`${direction}_last`],
  },
  fixed: {
    ...{ says: 'the first that asks before the others', helper: LOWEST },
    state: () => [],
    winner: (direction) => `lowest(${direction}_request${OWN})`,
    ends: () => [],
    cleared: () => [],
  },
  weighted: {
    ...{ says: 'by turns of WEIGHTS', helper: TURN },
    state: (direction, count) => [
      last(direction, count),
      {
        ...{ name: `${direction}_left`, packed: rangeOf(count, '4') },
        comment: 'transfers that are left of its turn',
      },
    ],
    winner: (direction) =>
      `${direction}_left${LEFT} != '0 && (${direction}_request${OWN} & ${direction}_last${OWN}) != '0
          ? ${direction}_last${OWN} : ${byTurns(direction)}`,
    ends: (direction) => [
      `if (${direction}_left${LEFT} != '0 && ${direction}_grant${OWN} == ${direction}_last${OWN})
        ${direction}_left${LEFT} <= ${direction}_left${LEFT} - 4'd1;
      else ${direction}_left${LEFT} <= turn(${direction}_grant${OWN});`,
      keepsLast(direction),
    ],
    cleared: (direction) => [`${direction}_last`, `${direction}_left`],
  },
};
