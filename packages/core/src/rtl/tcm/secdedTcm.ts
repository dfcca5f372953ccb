import { clocked } from '../clocked.ts';
import { logic } from '../nets.ts';
import { sv } from '../sv.ts';
import { instance } from '../unit.ts';
import { tcmDecode, tcmEncode } from './checkBits.ts';
import { storedWidth } from './storedWord.ts';
import { addressOf, contents, wordBits } from './tcmForm.ts';
import type { TcmForm, TcmShape } from './tcmForm.ts';

const STORED = storedWidth('secded');

/** What was fetched is put right in the cycle of the answer, where nobody else writes then and nobody has since. */
const fetching = (shape: TcmShape) => sv`

  // Instructions. One that has lost a bit is put right in the cycle of its answer, by the port of loads and stores: where
  // that is free, and has not just written.
  logic fetched;
  logic fetch_lost;
  logic fetch_failed;
  logic fetch_mends;
  logic wrote;
  ${logic(wordBits(shape))} fetched_word;
  ${logic(STORED)} fetched_kept;

  always_ff @(posedge clk)
    if (fetch) begin
      fetched_kept <= mem[fetch_word];
      fetched_word <= fetch_word;
    end

  ${instance(
    shape.options,
    tcmDecode,
    { stored: 'fetched_kept', data: 'fetch_rdata', lost: 'fetch_lost', failed: 'fetch_failed' },
    {},
    'u_decode_fetch',
  )}
  assign fetch_err = fetched && fetch_failed;
  assign fetch_mends = fetched && fetch_lost && !select && !answers && !wrote && !(fetch && fetch_word == fetched_word);
`;

const writing = ({ fetches }: TcmShape) => sv`
  assign write = (select && whole) || mends${fetches && ' || fetch_mends'};
  assign address = select ? word : ${fetches && 'fetch_mends ? fetched_word : '}read_word;
  assign plain = select ? wdata : ${fetches && 'fetch_mends ? fetch_rdata : '}merged;
`;

/** Merges, and puts right unless the word is being fetched in that cycle: that port would see it change. */
const mending = ({ fetches }: TcmShape) =>
  `answers && !failed && (stored != 4'd0 || (lost${fetches ? ' && !(fetch && fetch_word == read_word)' : ''}))`;

function telling(shape: TcmShape): string {
  const { options, fetches } = shape;
  const reset = ['answers', ...(fetches ? ['fetched', 'wrote'] : []), 'corrected', 'uncorrectable'];
  return clocked(
    options,
    `${reset.map((name) => `${name} <= 1'b0;`).join('\n')}\nerror_address <= 32'd0;`,
    sv`
      answers <= select && !whole;
      ${fetches && 'fetched <= fetch;\nwrote <= write;'}
      corrected <= ${fetches ? '(answers && lost) || (fetched && fetch_lost)' : 'answers && lost'};
      uncorrectable <= ${fetches ? 'err || fetch_err' : 'err'};
      if (answers && (lost || failed)) error_address <= ${addressOf(shape, 'read_word')};
      ${fetches && `else if (fetched && (fetch_lost || fetch_failed)) error_address <= ${addressOf(shape, 'fetched_word')};`}
    `,
  );
}

/** Words under the check bits of a Hsiao code. */
export const secdedTcm: TcmForm = (shape) => {
  const { options, words, fetches } = shape;
  return sv`
    ${logic(STORED)} mem [0:${words - 1}]; // each word under its check bits

    ${contents(shape)}

    // A whole word is stored at once. For any other access the word is read; in the cycle of the answer, in which no access
    // comes, it is written with the bytes that are stored, or as it was before it lost a bit.
    logic whole;
    logic answers;
    logic mends;
    logic write;
    logic lost;
    logic failed;
    logic [3:0] stored;
    logic [31:0] stored_data;
    logic [31:0] merged;
    logic [31:0] plain;
    ${logic(wordBits(shape))} read_word;
    ${logic(wordBits(shape))} address;
    ${logic(STORED)} kept;
    ${logic(STORED)} encoded;
    ${logic(STORED)} flipped;

    assign whole = we && be == 4'b1111;
    always_ff @(posedge clk)
      if (select && !whole) begin
        kept <= mem[address];
        read_word <= word;
        stored <= be & {4{we}};
        stored_data <= wdata;
      end

    ${instance(options, tcmDecode, { stored: 'kept', data: 'rdata' }, {}, 'u_decode')}
    assign err = answers && failed;
    assign mends = ${mending(shape)};
    for (genvar lane = 0; lane < 4; lane++) begin : g_lane
      assign merged[8*lane+:8] = stored[lane] ? stored_data[8*lane+:8] : rdata[8*lane+:8];
    end
    ${fetches && fetching(shape)}

    ${writing(shape)}
    ${instance(options, tcmEncode, { data: 'plain', stored: 'encoded' }, {}, 'u_encode')}
    assign flipped = (${STORED}'(inject[0]) << inject_bit) ^ ({${STORED - 1}'(inject[1]), 1'b0} << inject_bit);
    always_ff @(posedge clk) if (write) mem[address] <= encoded ^ flipped;

    ${telling(shape)}
  `;
};
