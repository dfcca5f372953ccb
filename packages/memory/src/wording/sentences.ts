import { sayer } from '@netloom/model';

/** Every sentence that checks of memories say, in English; other languages are worded by the same keys. */
export const MEMORY_SENTENCES = {
  'MEM-KEYWORD': '{{name}} is a keyword of SystemVerilog: choose another name',
  'MEM-MASK': 'A mask of {{mask}} bits does not divide a word of {{width}}: {{fit}} does',
  'MEM-MASK/fix': 'Mask every {{fit}} bits',
  'MEM-MASK-ECC':
    'A masked write under SECDED reads the word first, which only a port that reads and writes, beside no other writer, can do: choose 1rw or 1rw1r, parity, or leave the mask out',
  'MEM-MASK-ECC/fix': 'Use parity',
  'MEM-ALONE': 'One port never reads a word while another one writes it: what is read then has no effect',
  'MEM-ALONE/fix': 'Leave it undefined',
  'MEM-BUS-COLLIDES':
    'What one bus reads of a word that the other one writes at the same clock is undefined, and no manager knows of the other: ask for the old or the new word',
  'MEM-BUS-COLLIDES/fix': 'Read the new word',
  'MEM-BUS-WIDTH': 'The bus carries words of {{widths}} bits, not of {{width}}',
  'MEM-BUS-MASK': 'A bus writes single bytes: there must be a mask bit for every 8 bits',
  'MEM-BUS-DEPTH': 'A memory at a bus takes a power of two of addresses, which {{depth}} words do not',
  'MEM-BUS-DEPTH/fix': 'Make it {{next}} words',
  'MEM-SCRUB-ECC': 'Only SECDED can put a wrong bit right: choose it, or leave the scrubber out',
  'MEM-SCRUB-PORTS':
    'A scrubber reads and writes back at one port, beside no other writer: choose 1rw or 1rw1r, or leave it out',
  'MEM-SCRUB/fix': 'Leave the scrubber out',
  'MEM-BIST-REGISTERS': 'The self-test is started, and answers, by registers, which the memory does not have',
  'MEM-BIST-REGISTERS/fix': 'Add registers',
  'MEM-REGISTERS-NONE': 'Without check bits and self-test there is nothing that registers could tell',
  'MEM-REGISTERS-NONE/fix': 'Leave the registers out',
  'MEM-POWER-NONE': 'No macro of the library has a pin that saves power: there is nothing to bring out',
  'MEM-POWER-NONE/fix': 'Leave the pins out',
  'MEM-REPAIR-NONE': 'Repair needs a spare row or a spare column',
  'MEM-REPAIR-PORTS': 'Spares stand in the place of words of one port: choose 1rw, or leave the repair out',
  'MEM-REPAIR-BIST':
    'Without a self-test nothing finds what is to be repaired: add it, or leave the repair out',
  'MEM-REPAIR-MASK':
    'A spare column stands for any bit of a word, which a mask of parts of words does not reach: use spare rows alone, no mask, or SECDED',
  'MEM-REPAIR/fix': 'Leave the repair out',
  'MEM-MARCH/syntax':
    '“{{at}}” is no march element: write e.g. up(r0,w1), down(r1), any(w0) or pause, with semicolons between them',
  'MEM-MARCH/unknown': '{{at}} reads what nothing was written to: begin with a write, e.g. any(w0)',
  'MEM-MARCH/expects':
    '{{at}} comes where the cells hold the other value: {{wanted}} is what can be expected',
  'MEM-MARCH/long': 'More than {{most}} operations and pauses are too many',
  'MEM-CONTENTS/token':
    'Line {{line}}: “{{at}}” is neither a hexadecimal word nor @ with the number of the next one',
  'MEM-CONTENTS/wide': 'Line {{line}}: {{at}} does not fit into a word of {{width}} bits',
  'MEM-CONTENTS/beyond': 'Line {{line}}: {{at}} would be word {{word}}; the last one is {{last}}',
  'MEM-CONTENTS/byte':
    'Line {{line}}: “{{at}}” is neither a byte of two hexadecimal digits nor @ with an address',
  'MEM-CONTENTS/bytes': 'Bytes fill words of 8, 16, 24 … bits: words of {{width}} bits need a file of words',
  'MEM-CONTENTS/large': '{{bytes}} bytes are too many: {{most}} at most',
  'MEM-CONTENTS/range':
    'The bytes {{from}} to {{to}} of the file lie outside the memory, which has {{base}} to {{end}}',
  'MEM-CONTENTS/elf': 'This is no whole ELF file',
  'MEM-CONTENTS/nothing': 'The file has nothing to be loaded',
  'MEM-CONTENTS-MACROS':
    'Macros hold nothing known when they are switched on: only simulation starts with these contents',
  'MEM-CONTENTS/fix': 'Leave the contents out',
  'MEM-FLOPS': '{{bits}} bits as flip-flops are too many: {{most}} at most; choose a library or block RAM',
  'MEM-LIBRARY': 'There is no macro to make the memory of: add one, or choose another target',
  'MEM-NONE': 'Of {{count}} macros none fits; the table says why',
  'MEM-MANY': 'The best tiling has {{count}} macros: {{most}} at most; add larger ones to the library',
  'MEM-SLOW':
    'The slowest column takes {{delay}} ns from the clock to its data, the whole of a period of {{period}} ns',
  'MEM-USE': '{{name}} is not among the macros of the target',
  'MEM-USE/fix': 'Let the planner choose',
  'MEM-MACRO-MASK': '{{name}} has words of {{bits}} bits, which its mask of {{mask}} does not divide',
  'MEM-MACRO-PIN': '{{name}}: port {{port}} has no pin for {{what}}',
  'MEM-MACRO-TWICE': '{{name}}: the pin {{pin}} is named twice',
  'MEM-MACRO-WORDS': '{{name}} is both a macro and the memory: rename the memory',
  'MEM-LIB-PIN': '{{macro}}: {{other}} has the pin {{pin}}, {{path}} does not',
  'MEM-LIB-WIDTH': '{{macro}}: {{pin}} has {{bits}} bits in {{path}} and {{otherBits}} in {{other}}',
  'MEM-LIB-DIRECTION': '{{macro}}: {{pin}} has another direction in {{path}} than in {{other}}',
  'MEM-LIB-ORDER': '{{macro}}: the bits of {{pin}} count the other way round in {{path}} than in {{other}}',
  'MEM-LIB-LEVEL': '{{macro}}: {{pin}} is active at another level in {{path}} than in {{other}}',
  'MEM-LIB-FIGURE/words': '{{macro}} has {{value}} words in {{path}} and {{otherValue}} in {{other}}',
  'MEM-LIB-FIGURE/bits':
    '{{macro}} has words of {{value}} bits in {{path}} and of {{otherValue}} in {{other}}',
  'MEM-LIB-FIGURE/addressBits':
    '{{macro}} has {{value}} address bits in {{path}} and {{otherValue}} in {{other}}',
  'MEM-LIB-FIGURE/maskBits':
    '{{macro}} has a mask bit for {{value}} bits in {{path}} and for {{otherValue}} in {{other}}',
  'MEM-LIB-AREA': '{{macro}} is {{value}} µm² large in {{path}} and {{otherValue}} in {{other}}',
  'MEM-LIB-SHAPE': '{{macro}}: how many words it has, and of how many bits, no file tells',
  'MEM-LIB-ADDRESS': '{{macro}}: {{words}} words do not go with an address of {{bits}} bits',
  'MEM-LIB-PORTS': '{{macro}}: its pins do not make up ports of a memory; describe it in the document',
  'MEM-LIB-TIED': '{{macro}}: what {{pin}} is for is not known; it is held low',
  'MEM-LIB-POWER/sleep': '{{macro}}: {{pin}} is taken as the pin for sleep by its name alone',
  'MEM-LIB-POWER/shutdown': '{{macro}}: {{pin}} is taken as the pin for shutdown by its name alone',
  'MEM-LIB-POWER/retention': '{{macro}}: {{pin}} is taken as the pin for retention by its name alone',
  'MEM-LIB-UNKNOWN': '{{macro}}: what the {{bits}} bits of {{pin}} are for is not known',
  'MEM-LIB-GUESSED/high': '{{macro}}: {{pin}} is taken as high active by its name alone',
  'MEM-LIB-GUESSED/low': '{{macro}}: {{pin}} is taken as low active by its name alone',
  'MEM-LIB-CLOCK': '{{macro}}: {{clock}} works at its falling edge, which wrappers do not',
  'MEM-LIB-FALLING':
    '{{macro}}: {{pin}} changes at the falling edge, so that its delay depends on the clock and stays unknown',
} as const;

export type MemorySentence = keyof typeof MEMORY_SENTENCES;

export const say = sayer(MEMORY_SENTENCES);
