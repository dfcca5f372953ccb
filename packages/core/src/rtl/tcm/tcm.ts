import { input, output, portGroup } from '@netloom/hdl/emit';
import type { ParameterText, PortText } from '@netloom/hdl/emit';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { sv } from '../sv.ts';
import type { Unit } from '../unit.ts';

type Memory = CoreOptions['memory']['dataMemory'];

const wordsOf = (memory: Memory) => memory!.size / 4;
/** Bits of the number of a word. */
const indexWidth = (memory: Memory) => Math.log2(wordsOf(memory));
/** The same of one of the core's memories. */
export const wordWidth = ({ memory }: CoreOptions, name: 'itcm' | 'dtcm') =>
  indexWidth(name === 'itcm' ? memory.instructionMemory : memory.dataMemory);
const storage = (memory: Memory) => `logic [31:0] mem [0:${wordsOf(memory) - 1}];`;

const INIT_FILE: ParameterText = { name: 'INIT_FILE', value: '""' };

const dataPorts = (memory: Memory): PortText[] => [
  input('select'),
  input('we'),
  input('word', indexWidth(memory)),
  input('be', 4),
  input('wdata', 32),
  output('rdata', 32),
];

/** `<c>_itcm`: instructions in one cycle; loads and stores reach them through a port of their own. */
export const instructionMemory: Unit = {
  suffix: 'itcm',
  chosen: ({ memory }) => memory.instructionMemory !== null,
  comment: ({ memory }) => sv`
    Instruction memory of ${wordsOf(memory.instructionMemory)} words: dual-ported block RAM, one port for fetches and one for loads and
    stores. INIT_FILE, when given, is a $readmemh file of words.
  `,
  parameters: () => [INIT_FILE],
  ports: ({ memory }) => [
    input('clk'),
    ...portGroup('Fetch', [
      input('fetch'),
      input('fetch_word', indexWidth(memory.instructionMemory)),
      output('fetch_rdata', 32),
    ]),
    ...portGroup('Loads and stores', dataPorts(memory.instructionMemory)),
  ],
  body(options) {
    return sv`
      ${storage(options.memory.instructionMemory)}

      ${INITIAL}

      ${DATA_ACCESS}

      always_ff @(posedge clk) if (fetch) fetch_rdata <= mem[fetch_word];
    `;
  },
};

/** `<c>_dtcm`: data in one cycle. */
export const dataMemory: Unit = {
  suffix: 'dtcm',
  chosen: ({ memory }) => memory.dataMemory !== null,
  comment: ({ memory }) => sv`
    Data memory of ${wordsOf(memory.dataMemory)} words: block RAM with byte enables.
    INIT_FILE, when given, is a $readmemh file of words.
  `,
  parameters: () => [INIT_FILE],
  ports: ({ memory }) => [input('clk'), ...dataPorts(memory.dataMemory)],
  body(options) {
    return sv`
      ${storage(options.memory.dataMemory)}

      ${INITIAL}

      ${DATA_ACCESS}
    `;
  },
};

const INITIAL = sv`
  generate
    if (INIT_FILE != "") begin : g_init
      initial $readmemh(INIT_FILE, mem);
    end
  endgenerate
`;

const DATA_ACCESS = sv`
  // One process per byte lane, from which synthesis infers a byte-enabled block RAM.
  generate
    for (genvar lane = 0; lane < 4; lane++) begin : g_lane
      always_ff @(posedge clk)
        if (select && we && be[lane]) mem[word][8*lane+:8] <= wdata[8*lane+:8];
    end
  endgenerate

  always_ff @(posedge clk) if (select && !we) rdata <= mem[word];
`;
