import type { CoreOptions } from '../../options/coreOptions.ts';
import { isCached } from '../cache/geometry.ts';
import { sv } from '../sv.ts';
import { withinRegion } from '../withinRegion.ts';

export const combines = ({ advanced }: CoreOptions) => advanced.writeCombining;

/** Where a write that is made once in place of twice goes unnoticed (RISC-V Privileged 1.13, 3.6.6). */
const isMemory = (address: string, options: CoreOptions) =>
  options.memory.idempotentRegion
    ? withinRegion(address, options.memory.idempotentRegion)
    : isCached(address, options);

/** What a store needs to be taken: `room`. A request that the bus has seen stays as it is (Arm IHI 0022H, A3.2.1). */
export function roomText(options: CoreOptions): string {
  const unseen = options.memory.dataCache ? 'busy && !dbus_hit' : 'busy';
  return sv`
    // Behind another store the entry has not been requested yet: a store to the same word is written with it.
    assign in_memory = ${isMemory('addr', options)};
    assign combine = full && ${unseen} && in_memory && access_addr[31:2] == addr[31:2];
    assign room = !full || combine;
  `;
}

export const ROOM_NETS = sv`
  logic in_memory; // the entry is for memory, where writes have no side effects
  logic combine; // a store may join the entry
  logic room; // a store is taken
`;

/** Bytes of a store that joins the entry take the place of those before. */
export const JOINED_ENTRY = sv`
  always_ff @(posedge clk) begin
    if (!full) addr <= access_addr;
    if (!full) be <= access_be;
    else if (take) be <= be | access_be;
    for (int lane = 0; lane < 4; lane++)
      if (!full || (take && access_be[lane])) wdata[8*lane+:8] <= access_wdata[8*lane+:8];
  end
`;
