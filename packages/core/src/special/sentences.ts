import { sayer } from '@netloom/model';

/** Every sentence that the check of test points says, in English; other languages are worded by the same keys. */
export const POINT_SENTENCES = {
  'PT-AT': '{{point}}: {{said}}',
  'PT-CELL': '"{{wrong}}" cannot stand here',
  'PT-VALUES/none': 'its program has no number',
  'PT-VALUES/twice': '{{value}} stands there twice',
  'PT-VALUES/beyond': '{{value}} is not from {{least}} to {{most}}',
  'PT-PROGRAM': 'there is no program "{{program}}"',
  'PT-NOTHING': 'nothing is expected: such a test could not fail',
  'PT-MODEL/interrupts':
    'with interrupts at a cycle the model cannot say what is left: expect causes, registers or memory',
  'PT-MODEL/errors':
    'with bus errors at a cycle the model cannot say what is left: expect causes, registers or memory',
  'PT-MODEL/reset':
    'with a reset at a cycle the model cannot say what is left: expect causes, registers or memory',
} as const;

export type PointSentence = keyof typeof POINT_SENTENCES;

export const say = sayer(POINT_SENTENCES);
