import { emitModule } from '@netloom/hdl/emit';
import type { BusRole } from '@netloom/model';
import { CLOCK_PORTS, peerPorts } from '../../../src/interconnect/ports.ts';
import type { SliceSpec } from './spec.ts';

const CHANNELS = [
  { name: 'aw', payload: ['awaddr', 'awprot'], from: 's', to: 'm' },
  { name: 'w', payload: ['wdata', 'wstrb'], from: 's', to: 'm' },
  { name: 'b', payload: ['bresp'], from: 'm', to: 's' },
  { name: 'ar', payload: ['araddr', 'arprot'], from: 's', to: 'm' },
  { name: 'r', payload: ['rdata', 'rresp'], from: 'm', to: 's' },
];

/** AXI4-Lite register slice: a register in each of the five channels, so that no path leads through it either way. */
export function text({ module, origin, ADDR_WIDTH, DATA_WIDTH }: SliceSpec): string {
  const side = (interfaceName: string, role: BusRole, name: string) =>
    peerPorts(
      { interfaceName, bus: 'axi4-lite', role, dataWidth: DATA_WIDTH },
      { name, addressWidth: ADDR_WIDTH, protection: true },
      false,
    );
  return emitModule({
    name: module,
    comment: `${origin}\nAXI4-Lite register slice`,
    ports: [
      ...CLOCK_PORTS,
      ...side('s', 'subordinate', 'the manager'),
      ...side('m', 'manager', 'the subordinate'),
    ],
    items: CHANNELS.map((channel, at) => ({
      kind: 'text',
      text: (at === 0 ? '' : '\n') + channelText(channel),
    })),
  });
}

function channelText({ name, payload, from, to }: (typeof CHANNELS)[number]): string {
  const [given, taken] = [`${from}_axil_${name}`, `${to}_axil_${name}`];
  return `assign ${given}ready = !${taken}valid;

always_ff @(posedge clk) begin : ${name}_channel
  if (${given}valid && ${given}ready) begin
    ${taken}valid <= 1'b1;
${payload.map((signal) => `    ${to}_axil_${signal} <= ${from}_axil_${signal};`).join('\n')}
  end else if (${taken}ready) begin
    ${taken}valid <= 1'b0;
  end
  if (!rst_n) ${taken}valid <= 1'b0;
end`;
}
