import type { DeclarationText, ItemText } from '@netloom/hdl/emit';
import { rangeText } from '../../generate/value.ts';
import { decoderInputs } from '../../interconnect/decoder.ts';
import { resetText } from '../../interconnect/sections.ts';
import type { BridgeSpec } from './spec.ts';

const ADDRESS_CHANNELS = ['aw', 'ar'] as const;
type AddressChannel = (typeof ADDRESS_CHANNELS)[number];

/** What is kept of a request for the decoder: the address and the protection bits that it asks for. */
interface Kept {
  name: string;
  packed: string;
  value: (channel: AddressChannel) => string;
}

function keptOf({ manager, addressWidth: width, routes }: BridgeSpec): Kept[] {
  const { nonsecure, privileged } = decoderInputs(routes);
  const missing = width - manager.addressWidth;
  // A manager without protection bits is secure and not privileged.
  const bit = (name: string, index: number): Kept => ({
    ...{ name, packed: '' },
    value: (channel) => (manager.protection ? `s_axil_${channel}prot[${index}]` : "1'b0"),
  });
  const address: Kept = {
    ...{ name: 'addr', packed: rangeText(width) },
    value: (channel) => (missing > 0 ? `{${missing}'b0, s_axil_${channel}addr}` : `s_axil_${channel}addr`),
  };
  return [
    address,
    ...(nonsecure ? [bit('nonsecure', 1)] : []),
    ...(privileged ? [bit('privileged', 0)] : []),
  ];
}

/** The registers of the requests. */
export function heldRequests(spec: BridgeSpec): ItemText[] {
  const address = (channel: AddressChannel): DeclarationText[] => [
    { name: `${channel}_held` },
    ...keptOf(spec).map(({ name, packed }) => ({ name: `${channel}_${name}`, packed })),
  ];
  const declarations = [
    ...address('aw'),
    { name: 'w_held' },
    { name: 'w_data', packed: '[DW-1:0]' },
    { name: 'w_strb', packed: '[SW-1:0]' },
    ...address('ar'),
  ];
  return [
    { kind: 'comment', text: 'Requests that were taken from the manager and are not answered yet.' },
    { kind: 'declarations', declarations },
  ];
}

/** The request that is served next, with what the decoder looks at. */
export function nextRequest(spec: BridgeSpec): ItemText[] {
  const kept = keptOf(spec);
  return [
    {
      kind: 'comment',
      text: 'The request that is served next: the direction that was not served last goes first.',
    },
    {
      kind: 'declarations',
      declarations: [
        { name: 'take_write' },
        { name: 'take_read' },
        ...kept.map(({ name, packed }) => ({ name: `next_${name}`, packed })),
      ],
    },
    { kind: 'blank' },
    {
      kind: 'assigns',
      assigns: [
        { target: 'take_write', value: 'state == IDLE && aw_held && w_held && !(ar_held && writing)' },
        { target: 'take_read', value: 'state == IDLE && ar_held && !take_write' },
        ...kept.map(({ name }) => ({
          target: `next_${name}`,
          value: `take_write ? aw_${name} : ar_${name}`,
        })),
      ],
    },
  ];
}

/** The process that takes the requests. */
export function requests(spec: BridgeSpec): string {
  const address = (channel: AddressChannel) => `  if (s_axil_${channel}valid && s_axil_${channel}ready) begin
    ${channel}_held <= 1'b1;
${keptOf(spec)
  .map(({ name, value }) => `    ${channel}_${name} <= ${value(channel)};`)
  .join('\n')}
  end`;
  return `// A channel takes its next request once the transfer of the last one is answered.
always_ff @(posedge clk) begin : requests
${address('aw')}
  if (s_axil_wvalid && s_axil_wready) begin
    w_held <= 1'b1;
    w_data <= s_axil_wdata;
    w_strb <= s_axil_wstrb;
  end
${address('ar')}
  if (finish && writing) begin
    aw_held <= 1'b0;
    w_held <= 1'b0;
  end
  if (finish && !writing) ar_held <= 1'b0;
${resetText(['aw_held', 'w_held', 'ar_held'], "1'b0")}
end`;
}
