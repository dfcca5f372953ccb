import { input, output, portGroup } from '@netloom/hdl/emit';
import type { PortText } from '@netloom/hdl/emit';
import { hasThirdSource } from '../../custom/decoding.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { sv } from '../sv.ts';

const hasParity = ({ safety }: CoreOptions) => safety.registerParity;

/** Ports that are read. */
export const sourceCount = (options: CoreOptions): 2 | 3 => (hasThirdSource(options) ? 3 : 2);
const sources = (options: CoreOptions) =>
  Array.from({ length: sourceCount(options) }, (_, index) => index + 1);

/** Bits of a register as it is kept: a parity bit above it. */
export const keptWidth = (options: CoreOptions): number => (hasParity(options) ? 33 : 32);
/** Bits of the number of one. */
export const INJECT_WIDTH = 6;

export const parityPorts = (options: CoreOptions): PortText[] =>
  hasParity(options)
    ? portGroup('Parity: a register that is used has lost a bit, told a clock later', [
        input('uses', sourceCount(options), 'ports whose registers an instruction uses'),
        input('inject', 1, 'turns over a bit of what is written'),
        input('inject_bit', INJECT_WIDTH),
        output('error'),
      ])
    : [];

/** What is written, on a net of this name. */
export const writtenNet = (options: CoreOptions) => (hasParity(options) ? 'guarded' : 'wdata');
/** Where port n is read to. */
export const readNet = (options: CoreOptions, n: number) => (hasParity(options) ? `kept${n}` : `rdata${n}`);

/** Nets with parity bits. */
export const parityNets = (options: CoreOptions) =>
  hasParity(options) &&
  sv`
    logic [32:0] guarded; // under its even parity
    ${sources(options)
      .map((n) => `logic [32:0] kept${n};`)
      .join('\n')}

    assign guarded = {^wdata, wdata} ^ (33'(inject) << inject_bit);
  `;

export const parityText = (options: CoreOptions) =>
  hasParity(options) &&
  sv`

    ${sources(options)
      .map((n) => `assign rdata${n} = kept${n}[31:0];`)
      .join('\n')}
    ${clocked(
      options,
      "error <= 1'b0;",
      `error <= |(uses & {${sources(options)
        .map((n) => `^kept${n}`)
        .toReversed()
        .join(', ')}});`,
    )}
  `;

/** The registers that an instruction uses, of the ports in turn. */
export const usedRegisters = (options: CoreOptions, use: (n: number) => string) =>
  `{${sources(options).map(use).toReversed().join(', ')}}`;

/** Ports of the register file in a pipeline. */
export const parityConnections = (uses: string) => ({
  uses,
  inject: 'register_inject',
  inject_bit: 'register_inject_bit',
  error: 'register_error',
});
