import type { CoreOptions } from '../../options/coreOptions.ts';
import { sv } from '../../rtl/sv.ts';

const counted = (bus: string) => sv`
  wire ${bus}_taken = ${bus}_req && ${bus}_gnt;
  reg [2:0] ${bus}_due;
  always @(posedge clk) ${bus}_due <= !rst_n ? 3'd0 : ${bus}_due + {2'd0, ${bus}_taken} - {2'd0, ${bus}_rvalid};
  always @* assume (rst_n || !${bus}_req);
`;

/** What the units of the memory side may rely on: the pipeline's requests are like that. */
export const channels = (options: CoreOptions) => sv`
  ${counted('ibus')}
  ${counted('dbus')}
  ${requestNets(options)}
  ${[...requestRules(options), ...lockRules(options)].map((rule) => `always @* assume (${rule});`).join('\n')}
`;

/** The CSRs of locks never hold all ways. */
const lockRules = ({ memory }: CoreOptions): string[] =>
  memory.cacheLock
    ? [...(memory.instructionCache ? ['!(&i_locked)'] : []), ...(memory.dataCache ? ['!(&d_locked)'] : [])]
    : [];

/** What was offered to memory in the clock before. */
export function requestNets({ base }: CoreOptions): string {
  const width = base.zicbom ? 71 : 69;
  return sv`
    reg dbus_waits = 1'b0;
    reg dbus_loads = 1'b0;
    reg [${width - 1}:0] dbus_offer;
    wire [${width - 1}:0] dbus_offered = {${base.zicbom && 'dbus_manage, '}dbus_we, dbus_addr, dbus_be, dbus_wdata};
    always @(posedge clk) begin
      dbus_waits <= rst_n && dbus_req && !dbus_gnt;
      dbus_offer <= dbus_offered;
      if (dbus_taken) dbus_loads <= !dbus_we;
    end
  `;
}

/** When data may be asked for while an answer is due: none, but with a hit, or a load behind a load. */
function alone({ memory }: CoreOptions): string {
  const none = "dbus_due == 3'd0";
  if (memory.dataCache) return `${none} || dbus_hit`;
  const left = "dbus_due - {2'd0, dbus_rvalid}";
  return memory.idempotentRegion
    ? `${left} == 3'd0 || (${left} == 3'd1 && dbus_loads && !dbus_we)`
    : `${left} == 3'd0`;
}

/** What holds of requests: words; no more than there is room for; and those for data stay until they are granted. */
export const requestRules = (options: CoreOptions): string[] => [
  `!ibus_req || ibus_addr[1:0] == 2'd0`,
  `!ibus_req || ibus_due - {2'd0, ibus_rvalid} < 3'd${options.memory.prefetchDepth}`,
  `!dbus_req || dbus_addr[1:0] == 2'd0`,
  `!dbus_req || ${alone(options)}`,
  ...(options.base.zicbom ? ["!dbus_req || dbus_manage == 2'b00 || !dbus_we"] : []),
  `!dbus_waits || (dbus_req && dbus_offer == dbus_offered)`,
];
