import { input, output, portGroup } from '@netloom/hdl/emit';
import { clocked } from '../clocked.ts';
import { channelPorts, dataSignals } from '../channels.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import type { ChannelSignal } from '../channels.ts';
import { sv } from '../sv.ts';
import type { Unit } from '../unit.ts';
import { combines, JOINED_ENTRY, ROOM_NETS, roomText } from './writeCombining.ts';

/** A store of five stages enters the buffer in the cycle in which the access before it is answered. */
export const takesBehind = ({ base, advanced }: CoreOptions) => advanced.storeBuffer && base.stages === 5;

const accessSignals = ({ base }: CoreOptions): readonly ChannelSignal[] => [
  ...(['req', 'we', 'buffered', 'addr', 'be', 'wdata'] as const),
  ...(base.zicbom ? (['manage'] as const) : []),
  ...(['gnt', 'rvalid', 'err'] as const),
];

/** `<c>_store_buffer`: a place for one store between the load-store unit and the bus. */
export const storeBuffer: Unit = {
  suffix: 'store_buffer',
  chosen: ({ advanced }) => advanced.storeBuffer,
  comment: (options) => sv`
    Store buffer with one entry. A store is acknowledged in the next cycle, whether the bus is ready or not: it is
    passed to the bus if that is ready, otherwise it is buffered. Later accesses wait for it, so program order is kept.
    A bus error of a buffered store comes too late for a precise trap and is reported by store_error.
    ${combines(options) && 'A store to the word that waits behind another store is written with it.'}
  `,
  ports: (options) => [
    input('clk'),
    input('rst_n'),
    ...portGroup(
      'From the load-store unit; a store with access_buffered does not wait for its response',
      channelPorts('access', 'responder', accessSignals(options)),
    ),
    ...(takesBehind(options)
      ? [input('access_behind', 1, 'a store is taken with the answer of the access before it')]
      : []),
    output('done_buffered', 1, 'access_rvalid is for a buffered store'),
    ...(options.memory.dataCache
      ? [output('access_hit', 1, 'access_rvalid is for a hit in the data cache')]
      : []),
    output('idle'),
    output('store_error'),
    ...portGroup(
      'Bus',
      channelPorts(
        'dbus',
        'requester',
        dataSignals(options).filter((signal) => signal !== 'rdata'),
      ),
    ),
    ...(options.memory.dataCache ? [input('dbus_hit')] : []),
  ],
  body(options) {
    const hits = options.memory.dataCache !== null;
    const joins = combines(options);
    const room = joins ? 'room' : '!full';
    const taken = `access_req && access_buffered && ${room}`;
    return sv`
      logic full;
      logic [31:0] addr;
      logic [3:0] be;
      logic [31:0] wdata;
      logic busy; // the bus response of a buffered store is outstanding
      logic buffered_ack; // a store was accepted into the buffer in the previous cycle
      logic take;
      logic granted;
      ${joins && ROOM_NETS}

      ${joins && `${roomText(options)}\n`}
      assign take = ${takesBehind(options) ? `(${taken}) || access_behind` : taken};
      assign dbus_req = (full || access_req) && ${hits ? '(!busy || dbus_hit)' : '!busy'};
      assign granted = dbus_req && dbus_gnt;
      assign dbus_we = full || access_we;
      assign dbus_addr = full ? addr : access_addr;
      assign dbus_be = full ? be : access_be;
      assign dbus_wdata = full ? wdata : access_wdata;
      ${options.base.zicbom && "assign dbus_manage = full ? 2'b00 : access_manage;"}

      assign access_gnt = ${room} && (access_buffered || granted);
      assign done_buffered = buffered_ack;
      assign access_rvalid = buffered_ack || (dbus_rvalid && !busy);
      ${hits && 'assign access_hit = dbus_hit && !busy;'}
      assign access_err = !buffered_ack && dbus_err;
      assign store_error = dbus_rvalid && busy && dbus_err;
      assign idle = !full && !busy;

      ${clocked(options, RESET, RUNNING)}

      ${joins ? JOINED_ENTRY : ENTRY}
    `;
  },
};

const ENTRY = sv`
  always_ff @(posedge clk) begin
    if (!full) begin
      addr <= access_addr;
      be <= access_be;
      wdata <= access_wdata;
    end
  end
`;

const RESET = sv`
  full <= 1'b0;
  busy <= 1'b0;
  buffered_ack <= 1'b0;
`;

const RUNNING = sv`
  full <= (full || take) && !granted;
  busy <= granted ? full || access_buffered : busy && !dbus_rvalid;
  buffered_ack <= take;
`;
