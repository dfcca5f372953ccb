import { emitModule } from '@netloom/hdl/emit';
import type { ItemText } from '@netloom/hdl/emit';
import { decodeCall, decoderInputs, decoderText, translateCall } from '../../interconnect/decoder.ts';
import type { RequestText } from '../../interconnect/decoder.ts';
import { CLOCK_PORTS, peerPorts } from '../../interconnect/ports.ts';
import { readPath } from './readPath.ts';
import type { CrossbarSpec } from './spec.ts';
import { crossbarVectors } from './vectors.ts';
import { writePath } from './writePath.ts';

/**
 * AXI4-Lite crossbar: writes and reads apart, each manager with one transfer of either kind under way, each
 * subordinate with a round-robin arbiter of its own for either kind. Managers that want different subordinates do not
 * meet. An address that nobody owns is answered with DECERR. Requests and answers go through a register each, so that
 * no output follows from an input in the same clock (Arm IHI 0022H, A3.1.1).
 */
export function text(spec: CrossbarSpec): string {
  const { managers, subordinates, addressWidth, dataWidth, routes } = spec;
  const side = { bus: 'axi4-lite', dataWidth } as const;
  const ports = [
    ...CLOCK_PORTS,
    ...managers.flatMap((peer) =>
      peerPorts({ ...side, interfaceName: 's', role: 'subordinate' }, peer, true),
    ),
    ...subordinates.flatMap((peer) =>
      peerPorts({ ...side, interfaceName: 'm', role: 'manager' }, peer, true),
    ),
  ];
  const vectors = crossbarVectors(spec);
  const section = (content: string): ItemText[] => [{ kind: 'blank' }, { kind: 'text', text: content }];
  const items: ItemText[] = [
    { kind: 'text', text: constants(spec) },
    ...section(decoderText(routes, addressWidth)),
    ...section(PICK),
    { kind: 'blank' },
    {
      kind: 'comment',
      text: 'Signals of all managers (s_) and all targets (m_) side by side, the first in the lowest bits.',
    },
    { kind: 'declarations', declarations: vectors.declarations },
    ...[
      vectors.fromPorts,
      writePath(request(spec, 'aw')),
      readPath(request(spec, 'ar')),
      vectors.toPorts,
    ].flatMap(section),
  ];
  const comment = [
    spec.origin,
    `AXI4-Lite crossbar: ${managers.map(({ name }) => name).join(', ')} to ${subordinates.map(({ name }) => name).join(', ')}`,
  ].join('\n');
  return emitModule({ name: spec.module, comment, ports, items });
}

function request({ routes }: CrossbarSpec, channel: 'aw' | 'ar'): RequestText {
  const inputs = decoderInputs(routes);
  const address = `s_${channel}addr[i*AW+:AW]`;
  const transfer = {
    address,
    write: channel === 'aw' ? "1'b1" : "1'b0",
    nonsecure: `s_${channel}prot[i*3+1]`,
    privileged: `s_${channel}prot[i*3]`,
    manager: 'i',
  };
  return { target: decodeCall(inputs, transfer), address: translateCall(inputs, address, 'i') };
}

function constants({ managers, subordinates, addressWidth, dataWidth }: CrossbarSpec): string {
  return `localparam MANAGERS = ${managers.length};
localparam TARGETS  = ${subordinates.length + 1}; // the subordinates, and one that answers where nothing is mapped
localparam NOBODY   = ${subordinates.length};
localparam AW       = ${addressWidth};
localparam DW       = ${dataWidth};
localparam SW       = DW / 8;
localparam logic [1:0] DECERR = 2'b11;`;
}

const PICK = `// Round robin: the first requester above the last winner, else the lowest one. One-hot.
function automatic [MANAGERS-1:0] pick(input [MANAGERS-1:0] request, input [MANAGERS-1:0] last);
  reg [MANAGERS-1:0] above;
  begin
    above = request & ~(last | (last - 1'b1));
    pick  = (above != '0) ? above & (~above + 1'b1) : request & (~request + 1'b1);
  end
endfunction`;
