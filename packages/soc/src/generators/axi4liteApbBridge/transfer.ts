import type { ItemText } from '@netloom/hdl/emit';
import { rangeText } from '../../generate/value.ts';
import type { RequestText } from '../../interconnect/decoder.ts';
import type { BridgeSpec } from './spec.ts';

export function transferState({ addressWidth }: BridgeSpec): ItemText[] {
  return [
    { kind: 'comment', text: 'The transfer under way, and the answer of the peripheral that is selected.' },
    {
      kind: 'declarations',
      declarations: [
        { name: 'state', packed: '[1:0]' },
        { name: 'writing', comment: 'direction; in IDLE that of the last transfer' },
        { name: 'target', packed: '[NT-1:0]', comment: 'one-hot' },
        { name: 'paddr', packed: rangeText(addressWidth) },
        { name: 'psel', packed: '[NP-1:0]' },
        { name: 'pready' },
        { name: 'pslverr' },
        { name: 'prdata', packed: '[DW-1:0]' },
        { name: 'response', packed: '[1:0]' },
        { name: 'read_data', packed: '[DW-1:0]' },
        { name: 'finish', comment: 'the manager takes the response' },
      ],
    },
  ];
}

/** What the manager sees, and which peripheral is selected. */
export function handshakes(): ItemText {
  const values = {
    s_axil_awready: '!aw_held',
    s_axil_wready: '!w_held',
    s_axil_arready: '!ar_held',
    s_axil_bvalid: 'state == RESPOND && writing',
    s_axil_bresp: 'response',
    s_axil_rvalid: 'state == RESPOND && !writing',
    s_axil_rresp: 'response',
    s_axil_rdata: 'read_data',
    finish: 'state == RESPOND && (writing ? s_axil_bready : s_axil_rready)',
    psel: "(state == SETUP || state == ACCESS) ? target[NP-1:0] : '0",
  };
  return { kind: 'assigns', assigns: Object.entries(values).map(([target, value]) => ({ target, value })) };
}

/** State machine of the bridge: take a request, APB setup, APB access, respond. */
export const transfer = ({
  target,
  address,
}: RequestText) => `// IDLE, SETUP and ACCESS are the operating states of APB; RESPOND waits for the manager.
always_ff @(posedge clk) begin : transfer
  case (state)
    IDLE: begin
      if (take_write || take_read) begin
        state <= SETUP;
        writing <= take_write;
        paddr <= ${address};
        target <= ${target};
      end
    end
    SETUP: begin
      // With the default target there is no access, and this is its answer.
      state <= target[DEFAULT_TARGET] ? RESPOND : ACCESS;
      response <= DECERR;
      read_data <= '0;
    end
    ACCESS: begin
      if (pready) begin
        state <= RESPOND;
        response <= pslverr ? SLVERR : OKAY;
        read_data <= prdata;
      end
    end
    default: begin // RESPOND
      if (finish) state <= IDLE;
    end
  endcase
  if (!rst_n) begin
    state <= IDLE;
    writing <= 1'b0;
  end
end`;
