import { emitTidyModule } from '@netloom/hdl/emit';
import type { ItemText, ParameterText } from '@netloom/hdl/emit';
import { constant } from '../../interconnect/constant.ts';
import { decodeCall, decoderInputs, decoderText, translateCall } from '../../interconnect/decoder.ts';
import type { RequestText } from '../../interconnect/decoder.ts';
import { CLOCK_PORTS, peerPorts } from '../../interconnect/ports.ts';
import { sections, textItem, unusedText } from '../../interconnect/sections.ts';
import { answer, drives } from './peripherals.ts';
import { heldRequests, nextRequest, requests } from './requests.ts';
import type { BridgeSpec } from './spec.ts';
import { handshakes, transfer, transferState } from './transfer.ts';

const BEHAVIOUR = `One transfer at a time; writes and reads take turns when both wait. PSLVERR is answered as SLVERR,
an unmapped address with DECERR. No output depends combinationally on an input.`;

/**
 * Bridge from AXI4-Lite to APB4 (Arm IHI 0024D): one transfer at a time, reads and writes by turns, wait states, PSLVERR
 * as SLVERR, and DECERR where nothing is mapped.
 */
export function text(spec: BridgeSpec): string {
  const { module, origin, manager, subordinates, addressWidth, dataWidth, routes } = spec;
  const names = subordinates.map(({ name }) => name).join(', ');
  return emitTidyModule({
    name: module,
    comment: `${origin}\nAXI4-Lite to APB bridge: ${manager.name} to ${names}\n\n${BEHAVIOUR}`,
    ports: [
      ...CLOCK_PORTS,
      ...peerPorts({ interfaceName: 's', bus: 'axi4-lite', role: 'subordinate', dataWidth }, manager, false),
      ...subordinates.flatMap((peer) =>
        peerPorts({ interfaceName: 'm', bus: 'apb', role: 'manager', dataWidth }, peer, true),
      ),
    ],
    items: sections([
      { kind: 'parameters', parameters: constants(spec) },
      ...decoderText(routes, addressWidth),
      heldRequests(spec),
      transferState(spec),
      nextRequest(spec),
      handshakes(),
      answer(spec),
      textItem(requests(spec)),
      textItem(transfer(decoded(spec))),
      ...drives(spec),
      unused(spec),
    ]),
  });
}

const TWO_BITS = 'logic [1:0]';

function constants({ subordinates, dataWidth }: BridgeSpec): ParameterText[] {
  return [
    constant('int', 'NP', subordinates.length, 'peripherals'),
    constant('int', 'NT', 'NP + 1', 'targets: the peripherals, and the default target'),
    constant('int', 'DEFAULT_TARGET', 'NP', 'answers unmapped addresses'),
    constant('int', 'DW', dataWidth, 'bits of data'),
    constant('int', 'SW', 'DW / 8', 'write strobes'),
    constant(TWO_BITS, 'OKAY', "2'b00", 'responses, as BRESP and RRESP say them'),
    constant(TWO_BITS, 'SLVERR', "2'b10"),
    constant(TWO_BITS, 'DECERR', "2'b11"),
    constant(TWO_BITS, 'IDLE', "2'd0", 'states of a transfer'),
    constant(TWO_BITS, 'SETUP', "2'd1"),
    constant(TWO_BITS, 'ACCESS', "2'd2"),
    constant(TWO_BITS, 'RESPOND', "2'd3"),
  ];
}

/** Target and address of the request that is taken next. */
function decoded({ routes }: BridgeSpec): RequestText {
  const inputs = decoderInputs(routes);
  const address = 'next_addr';
  const [nonsecure, privileged] = ['next_nonsecure', 'next_privileged'];
  const request = { address, write: 'take_write', nonsecure, privileged, manager: '0' };
  return { target: decodeCall(inputs, request), address: translateCall(inputs, address, '0') };
}

/** Upper bits that only the decoder reads, and protection bits that it does not ask for. */
function unused({ manager, subordinates, addressWidth }: BridgeSpec): ItemText[] {
  const widest = Math.max(0, ...subordinates.map(({ addressWidth: taken }) => taken));
  const bits = [
    ...(widest < addressWidth ? [`paddr[${addressWidth - 1}:${widest}]`] : []),
    ...(manager.protection ? ['s_axil_awprot', 's_axil_arprot'] : []),
  ];
  if (bits.length === 0) return [];
  return [{ kind: 'comment', text: 'Bits that nothing reads.' }, textItem(unusedText('unused', bits))];
}
