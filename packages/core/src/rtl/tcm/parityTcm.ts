import { clocked } from '../clocked.ts';
import { anyByteBad, guardedBytes, plainBytes } from '../cache/parity.ts';
import { logic } from '../nets.ts';
import { sv } from '../sv.ts';
import { storedWidth } from './storedWord.ts';
import { addressOf, contents, wordBits } from './tcmForm.ts';
import type { TcmForm, TcmShape } from './tcmForm.ts';

const STORED = storedWidth('parity');

const FETCH = (shape: TcmShape) => sv`

  // Instructions
  logic fetched;
  ${logic(wordBits(shape))} fetched_word;
  ${logic(STORED)} fetched_kept;

  always_ff @(posedge clk)
    if (fetch) begin
      fetched_kept <= mem[fetch_word];
      fetched_word <= fetch_word;
    end

  assign fetch_rdata = ${plainBytes('fetched_kept')};
  assign fetch_err = fetched && (${anyByteBad('fetched_kept')});
`;

/** Each byte under its even parity, so that bytes are stored without reading the word. */
export const parityTcm: TcmForm = (shape) => {
  const { options, words, fetches } = shape;
  return sv`
    ${logic(STORED)} mem [0:${words - 1}]; // each byte under its parity

    ${contents(shape)}

    ${logic(STORED)} guarded;
    ${logic(STORED)} flipped;
    assign guarded = ${guardedBytes('wdata')};
    assign flipped = ${STORED}'(inject) << inject_bit;

    // One process per byte lane, from which synthesis infers write enables.
    generate
      for (genvar lane = 0; lane < 4; lane++) begin : g_lane
        always_ff @(posedge clk)
          if (select && we && be[lane]) mem[word][9*lane+:9] <= guarded[9*lane+:9] ^ flipped[9*lane+:9];
      end
    endgenerate

    // Loads; what was not asked for may have lost what it will.
    logic [3:0] asked;
    logic [3:0] bad;
    ${logic(wordBits(shape))} read_word;
    ${logic(STORED)} kept;

    always_ff @(posedge clk)
      if (select && !we) begin
        kept <= mem[word];
        read_word <= word;
      end

    assign rdata = ${plainBytes('kept')};
    assign bad = {^kept[35:27], ^kept[26:18], ^kept[17:9], ^kept[8:0]};
    assign err = |(asked & bad);
    ${fetches && FETCH(shape)}

    ${clocked(
      options,
      `asked <= 4'd0;\n${fetches ? "fetched <= 1'b0;\n" : ''}uncorrectable <= 1'b0;\nerror_address <= 32'd0;`,
      sv`
        asked <= be & {4{select && !we}};
        ${fetches && 'fetched <= fetch;'}
        uncorrectable <= ${fetches ? 'err || fetch_err' : 'err'};
        if (err) error_address <= ${addressOf(shape, 'read_word')};
        ${fetches && `else if (fetch_err) error_address <= ${addressOf(shape, 'fetched_word')};`}
      `,
    )}
  `;
};
