/** What a step of the test shows, with the words of the report; those without words are not counted. */
export const KINDS = {
  stored: '',
  remembered: '',
  reached: 'words reached',
  contents: 'first contents of memories',
  memory: 'words of memories written and read back',
  resets: 'reset values of registers',
  registers: 'values of registers written and read back',
  refused: 'accesses to nobody refused',
  lines: 'levels of interrupt lines',
  pending: 'interrupts pending',
} as const;
export type Kind = keyof typeof KINDS;
