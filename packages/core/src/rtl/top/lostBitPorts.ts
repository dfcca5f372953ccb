import { hasBusParity } from '../../options/busParity.ts';
import { hasTcmProtection } from '../../options/tcmProtection.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { INJECT_WIDTH as BUS_INJECT_WIDTH, numbersText } from '../axi/parity/injection.ts';
import { hasEcc } from '../cache/ecc/options.ts';
import { INJECT_WIDTH } from '../regfile/registerParity.ts';
import { injectWidth, injected, told } from '../tcm/ports.ts';
import { input, output } from './port.ts';
import type { PortGroup } from './port.ts';

const cachesOf = ({ memory: { instructionCache, dataCache } }: CoreOptions) =>
  [instructionCache && 'icache', dataCache && 'dcache'].filter((cache) => cache !== null);

const BUS: PortGroup = {
  title: 'Parity of the bus',
  ports: [
    input(
      'bus_parity_inject',
      1,
      'Rises: a check bit is turned over in the next transfer that has it',
      "1'b0",
    ),
    input(
      'bus_parity_inject_bit',
      BUS_INJECT_WIDTH,
      `Its number, onwards from: ${numbersText}`,
      `${BUS_INJECT_WIDTH}'d0`,
    ),
    output('bus_parity_error', 1, 'For a clock: an answer of the bus had a wrong bit, and its access fails'),
  ],
};

const REGISTERS: PortGroup = {
  title: 'Parity of the registers',
  ports: [
    input('register_inject', 1, 'Turns over a bit of what is written to registers', "1'b0"),
    input('register_inject_bit', INJECT_WIDTH, 'Its number; 32 is the parity', `${INJECT_WIDTH}'d0`),
    output('register_error', 1, 'For a clock: an instruction has used a register that has lost a bit'),
  ],
};

/** What a monitor of the system's reliability counts. */
function parityGroup(options: CoreOptions): PortGroup {
  return {
    title: 'Lost bits in the caches, which are fetched anew',
    ports: (options.memory.cacheParity ? cachesOf(options) : []).flatMap((cache) => [
      output(`${cache}_bit_lost`, 1, 'For a clock: a bit was lost'),
      output(`${cache}_bit_lost_address`, 32, 'The address that was asked for, until the next'),
    ]),
  };
}

/** What the core's own memories tell of lost bits; of a pair they lie beside the copies. */
export function memoryGroups(options: CoreOptions): PortGroup[] {
  if (!hasTcmProtection(options)) return [];
  const { instructionMemory, dataMemory } = options.memory;
  const memories = [instructionMemory && 'itcm', dataMemory && 'dtcm'].filter((name) => name !== null);
  const [bits, width] = [injected(options), injectWidth(options)];
  const which = bits > 1 ? 'the bit of that number (0), the one above it (1)' : 'the bit of that number';
  return [
    {
      title: "Lost bits in the core's own memories",
      ports: [
        input('tcm_inject', bits, `Turns over bits of what is stored: ${which}`, `${bits}'d0`),
        input('tcm_inject_bit', width, 'Its number in the stored word', `${width}'d0`),
        ...memories.flatMap((memory) =>
          told(options).map(([name, wide, said]) => output(`${memory}_${name}`, wide, said)),
        ),
      ],
    },
  ];
}

/** The same where wrong bits are corrected. */
function eccGroup(options: CoreOptions): PortGroup {
  return {
    title: 'Wrong bits in the caches',
    ports: (hasEcc(options) ? cachesOf(options) : []).flatMap((cache) => [
      output(`${cache}_bit_corrected`, 1, 'For a clock: a wrong bit was corrected'),
      output(`${cache}_bits_lost`, 1, 'For a clock: two were wrong in one word, or in one tag'),
      output(
        `${cache}_error_address`,
        32,
        cache === 'icache'
          ? 'The address that was asked for, until the next'
          : 'The address that was asked for, or of the word that went to memory, until the next',
      ),
    ]),
  };
}

/** Of the caches, the registers and the bus, which each copy of a pair has. */
export const lostBitGroups = (options: CoreOptions): PortGroup[] => [
  parityGroup(options),
  eccGroup(options),
  ...(options.safety.registerParity ? [REGISTERS] : []),
  ...(hasBusParity(options) ? [BUS] : []),
];
