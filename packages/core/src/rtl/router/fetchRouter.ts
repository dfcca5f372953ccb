import { input, output, portGroup } from '@netloom/hdl/emit';
import { clocked } from '../clocked.ts';
import { channelPorts, FETCH_SIGNALS, HANDSHAKE_SIGNALS } from '../channels.ts';
import { hasFetchProtection } from '../../options/tcmProtection.ts';
import { sv } from '../sv.ts';
import type { Unit } from '../unit.ts';
import { instructionTarget, isWithin, tagOf, tagRange } from './targets.ts';

const CORRUPT = portGroup('An error of this answer is that of the memory itself', [output('ibus_corrupt')]);

/** `<c>_fetch_router`: instructions come from the instruction memory or from the bus. */
export const fetchRouter: Unit = {
  suffix: 'fetch_router',
  chosen: ({ memory }) => memory.instructionMemory !== null,
  comment: () => sv`
    Routes fetches by address to the instruction memory or to the bus. Responses stay in order: as the memory responds
    in the next cycle, it is accessed only when no bus response will be outstanding.
  `,
  ports: (options) => [
    input('clk'),
    input('rst_n'),
    ...portGroup(
      'From the fetch unit',
      channelPorts('ibus', 'responder', FETCH_SIGNALS, tagRange([instructionTarget(options)])),
    ),
    ...portGroup('Instruction memory', [
      output('itcm_fetch'),
      input('itcm_fetch_rdata', 32),
      ...(hasFetchProtection(options) ? [input('itcm_fetch_err')] : []),
    ]),
    ...portGroup('Bus', channelPorts('bus', 'requester', HANDSHAKE_SIGNALS)),
    ...(hasFetchProtection(options) ? CORRUPT : []),
  ],
  body(options) {
    const itcm = instructionTarget(options);
    const bits = Math.ceil(Math.log2(options.memory.prefetchDepth + 1));
    const extended = (bit: string) => (bits === 1 ? bit : `{${bits - 1}'d0, ${bit}}`);
    return sv`
      ${tagOf(itcm)}

      logic itcm_hit;
      logic itcm_response;
      logic bus_accepted;
      logic bus_idle_next; // no response is outstanding in the next cycle, unless a request is accepted now
      logic [${bits - 1}:0] outstanding;

      assign itcm_hit = ${isWithin('ibus_addr', itcm)};
      assign itcm_fetch = ibus_req && itcm_hit && bus_idle_next;
      assign bus_req = ibus_req && !itcm_hit;
      assign bus_accepted = bus_req && bus_gnt;
      assign bus_idle_next = outstanding == ${bits}'d0 || (outstanding == ${bits}'d1 && bus_rvalid);
      assign ibus_gnt = itcm_hit ? bus_idle_next : bus_gnt;

      ${clocked(
        options,
        `itcm_response <= 1'b0;\noutstanding <= ${bits}'d0;`,
        `itcm_response <= itcm_fetch;\noutstanding <= outstanding + ${extended('bus_accepted')} - ${extended('bus_rvalid')};`,
      )}

      assign ibus_rvalid = itcm_response || bus_rvalid;
      assign ibus_rdata = itcm_response ? itcm_fetch_rdata : bus_rdata;
      assign ibus_err = ${hasFetchProtection(options) ? '(bus_rvalid && bus_err) || (itcm_response && itcm_fetch_err)' : 'bus_rvalid && bus_err'};
      ${hasFetchProtection(options) && 'assign ibus_corrupt = itcm_response;'}
    `;
  },
};
