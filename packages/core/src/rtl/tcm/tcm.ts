import { input, output, portGroup } from '@netloom/hdl/emit';
import type { ParameterText, PortText } from '@netloom/hdl/emit';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { hasTcmProtection } from '../../options/tcmProtection.ts';
import { sv } from '../sv.ts';
import type { Unit } from '../unit.ts';
import { parityTcm } from './parityTcm.ts';
import { plainTcm } from './plainTcm.ts';
import { protectionPorts } from './ports.ts';
import { secdedTcm } from './secdedTcm.ts';
import type { TcmForm } from './tcmForm.ts';

type Memory = CoreOptions['memory']['dataMemory'];

const wordsOf = (memory: Memory) => memory!.size / 4;
/** Bits of the number of a word. */
const indexWidth = (memory: Memory) => Math.log2(wordsOf(memory));
/** The same of one of the core's memories. */
export const wordWidth = ({ memory }: CoreOptions, name: 'itcm' | 'dtcm') =>
  indexWidth(name === 'itcm' ? memory.instructionMemory : memory.dataMemory);

const INIT_FILE: ParameterText = { name: 'INIT_FILE', value: '""' };

const FORMS: Readonly<Record<CoreOptions['safety']['tcmProtection'], TcmForm>> = {
  none: plainTcm,
  parity: parityTcm,
  secded: secdedTcm,
};

const body = (options: CoreOptions, memory: Memory, fetches: boolean) =>
  FORMS[options.safety.tcmProtection]({
    options,
    words: wordsOf(memory),
    base: Number(memory!.base),
    fetches,
  });

const resetPort = (options: CoreOptions) => (hasTcmProtection(options) ? [input('rst_n')] : []);
const error = (options: CoreOptions, name: string) => (hasTcmProtection(options) ? [output(name)] : []);

const dataPorts = (options: CoreOptions, memory: Memory): PortText[] => [
  input('select'),
  input('we'),
  input('word', indexWidth(memory)),
  input('be', 4),
  input('wdata', 32),
  output('rdata', 32),
  ...error(options, 'err'),
];

const KEPT: Readonly<Record<CoreOptions['safety']['tcmProtection'], string>> = {
  none: '$readmemh file of words.',
  parity: '$readmemh file of words whose bytes are under their even parity, 36 bits.',
  secded: '$readmemh file of words under their check bits, 39 bits.',
};
const file = ({ safety }: CoreOptions) => `INIT_FILE, when given, is a ${KEPT[safety.tcmProtection]}`;

/** `<c>_itcm`: instructions in one cycle; loads and stores reach them through a port of their own. */
export const instructionMemory: Unit = {
  suffix: 'itcm',
  chosen: ({ memory }) => memory.instructionMemory !== null,
  comment: (options) => sv`
    Instruction memory of ${wordsOf(options.memory.instructionMemory)} words: dual-ported block RAM, one port for fetches and one for loads and
    stores. ${file(options)}
  `,
  parameters: () => [INIT_FILE],
  ports: (options) => [
    input('clk'),
    ...resetPort(options),
    ...portGroup('Fetch', [
      input('fetch'),
      input('fetch_word', indexWidth(options.memory.instructionMemory)),
      output('fetch_rdata', 32),
      ...error(options, 'fetch_err'),
    ]),
    ...portGroup('Loads and stores', dataPorts(options, options.memory.instructionMemory)),
    ...protectionPorts(options),
  ],
  body: (options) => body(options, options.memory.instructionMemory, true),
};

/** `<c>_dtcm`: data in one cycle. */
export const dataMemory: Unit = {
  suffix: 'dtcm',
  chosen: ({ memory }) => memory.dataMemory !== null,
  comment: (options) => sv`
    Data memory of ${wordsOf(options.memory.dataMemory)} words: block RAM${!hasTcmProtection(options) && ' with byte enables'}.
    ${file(options)}
  `,
  parameters: () => [INIT_FILE],
  ports: (options) => [
    input('clk'),
    ...resetPort(options),
    ...dataPorts(options, options.memory.dataMemory),
    ...protectionPorts(options),
  ],
  body: (options) => body(options, options.memory.dataMemory, false),
};
