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
  'MEM-FLOPS': '{{bits}} bits as flip-flops are too many: {{most}} at most; choose a library or block RAM',
  'MEM-LIBRARY': 'There is no macro to make the memory of: add one, or choose another target',
  'MEM-NONE': 'Of {{count}} macros none fits; the table says why',
  'MEM-MANY': 'The best tiling has {{count}} macros: {{most}} at most; add larger ones to the library',
  'MEM-USE': '{{name}} is not among the macros of the target',
  'MEM-USE/fix': 'Let the planner choose',
  'MEM-MACRO-MASK': '{{name}} has words of {{bits}} bits, which its mask of {{mask}} does not divide',
  'MEM-MACRO-PIN': '{{name}}: port {{port}} has no pin for {{what}}',
  'MEM-MACRO-TWICE': '{{name}}: the pin {{pin}} is named twice',
  'MEM-MACRO-WORDS': '{{name}} is both a macro and the memory: rename the memory',
} as const;

export type MemorySentence = keyof typeof MEMORY_SENTENCES;

export const say = sayer(MEMORY_SENTENCES);
