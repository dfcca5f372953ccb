import { input, output, portGroup } from '@netloom/hdl/emit';
import type { PortText } from '@netloom/hdl/emit';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { correctsTcm, hasTcmProtection } from '../../options/tcmProtection.ts';
import { storedWidth } from './storedWord.ts';

export type TcmName = 'itcm' | 'dtcm';

/** Bits of the number of a stored bit. */
export const injectWidth = ({ safety }: CoreOptions) =>
  Math.ceil(Math.log2(storedWidth(safety.tcmProtection)));

/** How many neighbouring bits can be turned over: one more than are put right. */
export const injected = (options: CoreOptions) => (correctsTcm(options) ? 2 : 1);

/** What a protected memory tells of lost bits, for a clock each, and where. */
export const told = (options: CoreOptions): [name: string, width: number, said: string][] => [
  ...(correctsTcm(options)
    ? [['corrected', 1, 'For a clock: a bit was lost, and has been put right'] as [string, number, string]]
    : []),
  ['uncorrectable', 1, 'For a clock: what was read is not what was stored'],
  ['error_address', 32, 'The word of either, until the next'],
];

/** Ports that a memory has for its protection, beside its accesses. */
export const protectionPorts = (options: CoreOptions): PortText[] =>
  hasTcmProtection(options)
    ? [
        ...portGroup('Turns over bits of what is stored, to try the protection', [
          input('inject', injected(options), 'the bit of that number, the one above it'),
          input('inject_bit', injectWidth(options)),
        ]),
        ...portGroup(
          'Lost bits',
          told(options).map(([name, width]) => output(name, width)),
        ),
      ]
    : [];

/** The nets of those ports in the core's module. */
export const protectionNets = (options: CoreOptions, name: TcmName): Record<string, string> =>
  hasTcmProtection(options)
    ? {
        inject: 'tcm_inject',
        inject_bit: 'tcm_inject_bit',
        ...Object.fromEntries(told(options).map(([port]) => [port, `${name}_${port}`])),
      }
    : {};
