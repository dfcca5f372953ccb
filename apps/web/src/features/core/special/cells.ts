import type { TestPoint } from '@netloom/core/special';

export interface CellKind {
  key: Exclude<keyof TestPoint, 'about' | 'program'>;
  sort: 'text' | 'number' | 'flag';
  placeholder?: string;
}

/** Columns between program and result: what is done, then what is expected. */
export const CELLS: readonly CellKind[] = [
  { key: 'values', sort: 'text', placeholder: '0 1 2' },
  { key: 'interrupts', sort: 'text', placeholder: 'external@300' },
  { key: 'errors', sort: 'text', placeholder: 'data 0x80200000+4 x1' },
  { key: 'latency', sort: 'number' },
  { key: 'reset', sort: 'number' },
  { key: 'halts', sort: 'number' },
  { key: 'memory', sort: 'text', placeholder: '0x80200000=0x1' },
  { key: 'signature', sort: 'flag' },
  { key: 'causes', sort: 'text', placeholder: '11 0x80000007' },
  { key: 'registers', sort: 'text', placeholder: 'x10=2' },
  { key: 'leaves', sort: 'text', placeholder: '0x80200000=0x1' },
  { key: 'output', sort: 'text', placeholder: 'ok\\n' },
  { key: 'cycles', sort: 'number' },
];
