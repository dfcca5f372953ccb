import type { ItemText } from '@netloom/hdl/emit';
import { hasBusParity } from '../options/busParity.ts';
import type { CoreOptions } from '../options/coreOptions.ts';
import { INJECT_WIDTH } from '../rtl/axi/parity/injection.ts';
import { sv } from '../rtl/sv.ts';
import { managerInterfaces } from '../rtl/top/topPorts.ts';
import type { ManagerInterface } from '../rtl/top/topPorts.ts';
import { cleared, code, declared, note } from './items.ts';

/** What programs turn over on the bus, and what is told of it. */
export const busInjection = (options: CoreOptions): ItemText[] =>
  hasBusParity(options)
    ? [
        declared(
          cleared('bus_injected', 32),
          cleared('bus_errors', 16),
          cleared('bus_refusals', 16),
          cleared('bus_tried'),
          cleared('bus_lost'),
        ),
        code(CHECK_BITS),
      ]
    : [];

/** Ones are counted: with its check bit, each part has an odd number of them. */
const CHECK_BITS = sv`
  function automatic logic check_bit(input logic [31:0] part);
    int ones;
    ones = 0;
    for (int at = 0; at < 32; at = at + 1) if (part[at]) ones = ones + 1;
    check_bit = ones % 2 == 0;
  endfunction

  function automatic logic [3:0] byte_bits(input logic [31:0] word);
    for (int at = 0; at < 4; at = at + 1) byte_bits[at] = check_bit({24'd0, word[8*at+:8]});
  endfunction

  // Response and word of a read.
  function automatic logic [5:0] read_bits(input logic [33:0] answered, input logic last);
    read_bits = {!last, check_bit({30'd0, answered[33:32]}), byte_bits(answered[31:0])};
  endfunction

  function automatic logic [6:0] address_bits(
    input logic [31:0] address, input logic [7:0] length, input logic [2:0] size,
    input logic [1:0] burst, input logic [3:0] attributes, input logic [2:0] protection
  );
    address_bits[3:0] = byte_bits(address);
    address_bits[4] = check_bit({24'd0, length});
    address_bits[5] = check_bit({24'd0, protection, burst, size});
    address_bits[6] = check_bit({28'd0, attributes});
  endfunction
`;

const addressOf = (port: string, channel: string) =>
  `address_bits(${['addr', 'len', 'size', 'burst', 'cache', 'prot'].map((name) => `${port}_${channel}${name}`).join(', ')})`;

const taken = (port: string, channel: string) => `${port}_${channel}valid && ${port}_${channel}ready`;

/** Requests of a port whose check bits are wrong, and answers whose bits the bench has made so. */
const wrongOn = ({ prefix, readOnly }: ManagerInterface) => ({
  requests: [
    `(${taken(prefix, 'ar')} && ${prefix}_aruser !== ${addressOf(prefix, 'ar')})`,
    ...(readOnly
      ? []
      : [
          `(${taken(prefix, 'aw')} && ${prefix}_awuser !== ${addressOf(prefix, 'aw')})`,
          `(${taken(prefix, 'w')} && ${prefix}_wuser !== {!${prefix}_wlast, check_bit({28'd0, ${prefix}_wstrb}), byte_bits(${prefix}_wdata)})`,
        ]),
  ],
  answers: [
    `(${taken(prefix, 'r')} && ${prefix}_r_turned && ${prefix}_rresp != DECERR)`,
    ...(readOnly
      ? []
      : [`(${taken(prefix, 'b')} && ${prefix}_b_turned != 2'd0 && ${prefix}_bresp != DECERR)`]),
  ],
});

/** A run ends where a request's check bits are wrong, or the core tells of an answer otherwise than it was, unless a program has turned over one. */
export function busParity(options: CoreOptions): ItemText[] {
  if (!hasBusParity(options)) return [];
  const ports = managerInterfaces(options).map(wrongOn);
  const any = (of: 'requests' | 'answers') => ports.flatMap((port) => port[of]).join(' ||\n');
  return [
    note(
      'Check bits of the bus are right unless a program turns one over; the core tells of answers with a wrong bit',
    ),
    code(sv`
      assign bus_parity_inject = bus_injected[31];
      assign bus_parity_inject_bit = bus_injected[${INJECT_WIDTH - 1}:0];

      always @(posedge clk)
        if (rst_n) begin
          bus_tried <= bus_tried || bus_parity_inject;
          bus_lost <= ${any('answers')};
          if (bus_parity_error === 1'b1) bus_errors <= bus_errors + 16'd1;
          if (bus_parity_error !== bus_lost && !bus_tried) finish("bus-parity-error", 32'd0);
          if (
            ${any('requests')}
          ) begin
            bus_refusals <= bus_refusals + 16'd1;
            if (!bus_tried) finish("axi-parity", 32'd0);
          end
        end
    `),
  ];
}
