import { emitModule } from '@netloom/hdl/emit';
import type { ItemText } from '@netloom/hdl/emit';
import { grownPrefix } from '../../design/busEnd.ts';
import { rangeText } from '../../generate/value.ts';
import { decodeCall, decoderInputs, decoderText, translateCall } from '../../interconnect/decoder.ts';
import type { RequestText } from '../../interconnect/decoder.ts';
import { CLOCK_PORTS, peerPorts } from '../../interconnect/ports.ts';
import type { BridgeSpec } from './spec.ts';
import { transfers } from './transfers.ts';

/**
 * Bridge from AXI4-Lite to APB4 (Arm IHI 0024D): one transfer at a time, reads and writes by turns, wait states, PSLVERR
 * as SLVERR, and DECERR where nothing is mapped.
 */
export function text(spec: BridgeSpec): string {
  const { manager, subordinates, addressWidth, dataWidth, routes } = spec;
  const ports = [
    ...CLOCK_PORTS,
    ...peerPorts({ interfaceName: 's', bus: 'axi4-lite', role: 'subordinate', dataWidth }, manager, false),
    ...subordinates.flatMap((peer) =>
      peerPorts({ interfaceName: 'm', bus: 'apb', role: 'manager', dataWidth }, peer, true),
    ),
  ];
  const sections = [
    constants(spec),
    decoderText(routes, addressWidth),
    heldAddress(spec),
    transfers(request(spec)),
    peripherals(spec),
  ];
  const items = sections
    .flatMap((section): ItemText[] => [{ kind: 'text', text: section }, { kind: 'blank' }])
    .slice(0, -1);
  const names = subordinates.map(({ name }) => name).join(', ');
  const comment = `${spec.origin}\nAXI4-Lite to APB bridge: ${manager.name} to ${names}`;
  return emitModule({ name: spec.module, comment, ports, items });
}

function constants({ subordinates, dataWidth }: BridgeSpec): string {
  return `localparam PERIPHERALS = ${subordinates.length};
localparam TARGETS     = ${subordinates.length + 1}; // the peripherals, and one that answers where nothing is mapped
localparam NOBODY      = ${subordinates.length};
localparam DW          = ${dataWidth};
localparam logic [1:0] OKAY   = 2'b00;
localparam logic [1:0] SLVERR = 2'b10;
localparam logic [1:0] DECERR = 2'b11;
localparam logic [1:0] IDLE = 2'd0, SETUP = 2'd1, ACCESS = 2'd2, RESPOND = 2'd3;`;
}

/** Address and protection of the requests taken. */
function heldAddress({ manager, addressWidth: width, routes }: BridgeSpec): string {
  const { addressWidth: given, protection } = manager;
  const { nonsecure, privileged } = decoderInputs(routes);
  const extend = (port: string) => (given < width ? `{${width - given}'b0, ${port}}` : port);
  const bits = [
    ...(nonsecure ? [{ name: 'nonsecure', bit: 1 }] : []),
    ...(privileged ? [{ name: 'privileged', bit: 0 }] : []),
  ];
  const taken = (channel: string) => [
    `${channel}_address <= ${extend(`s_axil_${channel}addr`)};`,
    ...bits.map(
      ({ name, bit }) => `${channel}_${name} <= ${protection ? `s_axil_${channel}prot[${bit}]` : "1'b0"};`,
    ),
  ];
  const block = (channel: string) =>
    bits.length === 0
      ? [`  if (s_axil_${channel}valid && s_axil_${channel}ready) ${taken(channel)[0]}`]
      : [
          `  if (s_axil_${channel}valid && s_axil_${channel}ready) begin`,
          ...taken(channel).map((line) => `    ${line}`),
          '  end',
        ];
  return [
    `logic ${rangeText(width)} aw_address, ar_address;`,
    ...bits.map(({ name }) => `logic aw_${name}, ar_${name};`),
    '',
    'always_ff @(posedge clk) begin : addresses',
    ...block('aw'),
    ...block('ar'),
    'end',
    '',
    `logic ${rangeText(width)} address;`,
    ...(protection ? ['', "wire unused_protection = &{1'b0, s_axil_awprot, s_axil_arprot};"] : []),
  ].join('\n');
}

function request({ routes }: BridgeSpec): RequestText {
  const inputs = decoderInputs(routes);
  const either = (name: string) => `take_write ? aw_${name} : ar_${name}`;
  const address = either('address');
  const transfer = {
    address,
    write: 'take_write',
    nonsecure: either('nonsecure'),
    privileged: either('privileged'),
    manager: '0',
  };
  return { target: decodeCall(inputs, transfer), address: translateCall(inputs, address, '0') };
}

/** The ports of each peripheral, and the answer of the selected one. */
function peripherals({ subordinates, addressWidth }: BridgeSpec): string {
  const port = (peer: string, signal: string) => `${grownPrefix('m', peer)}apb_${signal.toLowerCase()}`;
  const drive = subordinates.flatMap(({ name, addressWidth: taken }, index) =>
    [
      ['PADDR', taken < addressWidth ? `address[${taken - 1}:0]` : 'address'],
      ['PSEL', `sel[${index}]`],
      ['PENABLE', `state == ACCESS`],
      ['PWRITE', 'writing'],
      ['PWDATA', "writing ? w_data : '0"],
      ['PSTRB', "writing ? w_strobe : '0"],
    ].map(([signal, value]) => `assign ${port(name, signal!)} = ${value};`),
  );
  const ofAll = (signal: string) =>
    subordinates
      .toReversed()
      .map(({ name }) => port(name, signal))
      .join(', ');
  const reads = subordinates.map(({ name }, index) => `({DW{target[${index}]}} & ${port(name, 'PRDATA')})`);
  const widest = Math.max(0, ...subordinates.map(({ addressWidth: taken }) => taken));
  const upper = widest < addressWidth ? [`address[${addressWidth - 1}:${widest}]`] : [];
  return [
    ...drive,
    '',
    `assign ready = |(target[PERIPHERALS-1:0] & {${ofAll('PREADY')}});`,
    `assign error = |(target[PERIPHERALS-1:0] & {${ofAll('PSLVERR')}});`,
    `assign data  = ${reads.join('\n    | ')};`,
    ...(upper.length > 0
      ? ['', '// Only the decoder reads the upper address bits.', `wire unused = &{1'b0, ${upper[0]}};`]
      : []),
  ].join('\n');
}
