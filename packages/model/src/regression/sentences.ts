import { sayer } from '../sayer.ts';

/** Every sentence that the check of regression plans says, in English; other languages are worded by the same keys. */
export const REGRESS_SENTENCES = {
  'REG-SOURCES/build': 'build {{name}}: give the file of its testbench, a file list, or a SoC',
  'REG-SOURCES/check': 'check {{name}}: give a file or a file list',
  'REG-SOURCES/design': 'check {{name}}: give the file list of the design',
  'REG-SOC': 'build {{name}}: a SoC that runs programs has no "{{member}}"',
  'REG-BUILD': 'case {{name}}: there is no build "{{build}}"',
  'REG-PROGRAM/none': 'case {{name}}: name the program that {{build}} runs',
  'REG-PROGRAM/other': 'case {{name}}: {{build}} is no SoC that runs a program',
  'REG-GENERATOR': 'case {{name}}: a generator is a .py or .sh file',
  'REG-TESTPOINT/case': 'case {{name}}: there is no testpoint "{{point}}"',
  'REG-TESTPOINT/check': 'check {{name}}: there is no testpoint "{{point}}"',
  'REG-GROUP': 'schedule: no case is in the group "{{group}}"',
  'REG-TOO-MANY':
    '{{all}} simulations; a regression has at most {{most}}. Take fewer seeds, or several plans',
} as const;

export type RegressSentence = keyof typeof REGRESS_SENTENCES;

export const say = sayer(REGRESS_SENTENCES);
