import { input, output, portGroup } from '@netloom/hdl/emit';
import { DATA_SIGNALS, channelPorts, dataSignals } from '../channels.ts';
import { clocked } from '../clocked.ts';
import { sv } from '../sv.ts';
import type { Unit } from '../unit.ts';
import { hasSystemBus } from './features.ts';

/** `<c>_debug_bus`: loads and stores of the hart and accesses of the debug module on one channel. */
export const busArbiter: Unit = {
  suffix: 'debug_bus',
  chosen: hasSystemBus,
  comment: () => sv`
    The hart's loads and stores and the debugger's accesses on one channel, in turn where both want it. A request stays
    until it is granted; one access is outstanding at a time.
  `,
  ports: (options) => [
    input('clk'),
    input('rst_n'),
    ...portGroup('From the load-store unit', channelPorts('hart', 'responder', dataSignals(options))),
    ...portGroup('From the debug module', channelPorts('sb', 'responder', DATA_SIGNALS)),
    ...portGroup('Bus', channelPorts('dbus', 'requester', dataSignals(options))),
    ...(options.memory.dataCache ? HIT : []),
  ],
  body(options) {
    return sv`
      logic busy; // an answer is outstanding
      logic requested; // a request waits for its grant since an earlier cycle
      logic for_debug; // that request or answer, else the last one, is the debugger's
      logic chooses_debug;
      logic granted;

      assign chooses_debug = requested ? for_debug : sb_req && (!hart_req || !for_debug);
      assign granted = dbus_req && dbus_gnt;

      assign dbus_req = !busy && (chooses_debug ? sb_req : hart_req);
      assign dbus_we = chooses_debug ? sb_we : hart_we;
      assign dbus_addr = chooses_debug ? sb_addr : hart_addr;
      assign dbus_be = chooses_debug ? sb_be : hart_be;
      assign dbus_wdata = chooses_debug ? sb_wdata : hart_wdata;
      ${options.base.zicbom && "assign dbus_manage = chooses_debug ? 2'b00 : hart_manage;"}

      assign hart_gnt = !busy && !chooses_debug && dbus_gnt;
      assign sb_gnt = !busy && chooses_debug && dbus_gnt;
      assign hart_rvalid = dbus_rvalid && !for_debug;
      assign sb_rvalid = dbus_rvalid && for_debug;
      assign hart_rdata = dbus_rdata;
      assign sb_rdata = dbus_rdata;
      assign hart_err = dbus_err;
      assign sb_err = dbus_err;
      ${options.memory.dataCache && 'assign hart_hit = dbus_hit && !for_debug;'}

      ${clocked(options, "busy <= 1'b0;\nrequested <= 1'b0;\nfor_debug <= 1'b0;", RUNNING)}
    `;
  },
};

const HIT = portGroup('The answer is a hit in the data cache', [input('dbus_hit'), output('hart_hit')]);

const RUNNING = sv`
  busy <= granted || (busy && !dbus_rvalid);
  requested <= dbus_req && !dbus_gnt;
  if (dbus_req) for_debug <= chooses_debug;
`;
