import type { DocumentTemplate } from '@netloom/model';
import { Memory } from './memory.ts';

const make = (members: object) => (name: string) =>
  Memory.parse({ netloom: 'memory', version: 1, name, ...members });

export const MEMORY_TEMPLATES: readonly DocumentTemplate<Memory>[] = [
  { id: 'ram', make: make({ depth: 4096, width: 32, maskBits: 8, target: 'ice40' }) },
  {
    id: 'safe',
    make: make({ depth: 2048, width: 32, maskBits: 8, ecc: 'secded', target: 'ecp5' }),
  },
  { id: 'macros', make: make({ depth: 1024, width: 32, maskBits: 8 }) },
];
