import { emitTidyModule, input, portGroup } from '@netloom/hdl/emit';
import type { ItemText } from '@netloom/hdl/emit';
import type { Memory } from '../document/memory.ts';
import { unusedItems } from './unused.ts';
import { busPorts, byteBits, deniedParameters, seenByBus, towardsCore } from './sides.ts';

/** APB in front of the core: no wait states for writes and reads of an idle memory of latency 1. */
export function apbModule(whole: Memory): string {
  const memory = seenByBus(whole);
  const denied = deniedParameters(whole);
  const name = `${memory.name}_apb`;
  const wrong = memory.ecc === 'none' ? "1'b0" : 's_apb_penable && a_rvalid && a_rerror';
  const mayDeny = denied.length > 0;
  const failed = mayDeny ? `(s_apb_pwrite ? !WRITES : !READS) || (${wrong})` : wrong;
  const answered = mayDeny ? '(a_rvalid || !READS)' : 'a_rvalid';
  const items: ItemText[] = [
    {
      kind: 'text',
      text: `// A read is asked for once, in its setup phase already; a write when its data count.
logic asked;
always_ff @(posedge clk)
  if (!rst_n) asked <= 1'b0;
  else if (a_rvalid) asked <= 1'b0;
  else if (a_en && !a_we && a_ready) asked <= 1'b1;

assign a_en = s_apb_psel && (s_apb_pwrite ? s_apb_penable : !asked);
assign a_we = s_apb_pwrite;
assign a_mask = s_apb_pstrb;
assign a_addr = s_apb_paddr[$high(s_apb_paddr):${byteBits(memory)}];
assign a_wdata = s_apb_pwdata;
assign s_apb_prdata = a_rdata;
assign s_apb_pready = s_apb_pwrite ? a_ready : ${answered};
assign s_apb_pslverr = ${failed};`,
    },
    ...unusedItems(memory, ['s_apb_paddr']),
  ];
  return emitTidyModule({
    name,
    comment: `APB subordinate of ${memory.name}.`,
    parameters: denied,
    ports: [
      ...portGroup('Clock and reset', [input('clk'), input('rst_n')]),
      ...busPorts(memory),
      ...towardsCore(memory),
    ],
    items,
  });
}
