import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { sv } from '../sv.ts';
import { checksTwice, hasPmp } from './features.ts';

/** What a pipeline calls the access in its stage. */
export interface CheckedAccess {
  /** It is to be started, and nothing stands against it. */
  waits: string;
  /** Two bits, as in the instruction. */
  size: string;
}

export const checkNets = (options: CoreOptions) =>
  hasPmp(options) &&
  sv`
    logic fetch_checked;
    logic fetch_permitted;
    logic [29:0] fetch_word;
    logic protection_written; // what was fetched was checked by other rules
    logic data_checked; // loads and stores are checked in this mode
    logic data_permitted;
    logic [29:0] data_word;
    logic data_cleared; // the access may start
    logic data_refused;
    ${checksTwice(options) && 'logic data_second; // the second word of an access that crosses words'}
  `;

const TWICE = sv`
  assign data_crosses = (SIZE == 2'b10 && alu_sum[1:0] != 2'd0) || (SIZE == 2'b01 && alu_sum[1:0] == 2'd3);
`;

/** An access that is checked shows its words, a cycle each, and is started when all are permitted. */
export function dataCheck(options: CoreOptions, { waits, size }: CheckedAccess): string {
  const twice = checksTwice(options);
  const goes = `(${waits}) && data_checked && !lsu_accept`;
  return sv`
    // ---- Memory protection of loads and stores: where they are checked, a cycle for each word before the access
    logic data_asked; // data_word is that of the access
    ${twice && 'logic data_crosses;'}

    ${twice && TWICE.replaceAll('SIZE', size)}
    assign data_refused = data_asked && !data_permitted;
    assign data_cleared = !data_checked || (data_asked && data_permitted${twice && ' && (data_second || !data_crosses)'});

    ${clocked(
      options,
      `data_asked <= 1'b0;${twice ? "\ndata_second <= 1'b0;" : ''}`,
      `data_asked <= ${goes};${twice ? `\ndata_second <= ${goes} && data_asked && data_crosses && (data_second || data_permitted);` : ''}`,
    )}

    always_ff @(posedge clk) begin
      if (!data_asked) data_word <= alu_sum[31:2];
      ${twice && "else if (data_permitted && data_crosses && !data_second) data_word <= data_word + 30'd1;"}
    end
  `;
}

/** mtval of a load or store that is refused: the address of the part that is. */
export const refusedAddress = (options: CoreOptions): string =>
  checksTwice(options) ? "data_second ? {data_word, 2'b00} : alu_sum" : 'alu_sum';

/** How the fetch unit asks whether it may go on. */
export const FETCH_CHECK = {
  next_word: 'fetch_word',
  checked: 'fetch_checked',
  permitted: 'fetch_permitted',
};
