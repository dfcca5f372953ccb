import { readFormat, treeKind } from '@netloom/model';
import type { Shape, TreeRules } from '@netloom/model';
import { checkMemory } from '../check/check.ts';
import { Memory } from './memory.ts';
import { MEMORY_TEMPLATES } from './templates.ts';
import { writeMemory } from './writeMemory.ts';

const FORMAT = { kind: 'memory', schema: Memory, versions: { newest: 1, migrations: [] } };

const SHAPES: Readonly<Record<string, Shape>> = {
  '/bist': { kind: 'value' },
  '/contents': { kind: 'value' },
  '/lowPower': { kind: 'value' },
  '/repair': { kind: 'value' },
  '/macros': { kind: 'record', of: 'macro' },
  '/macros/*/ports': { kind: 'value' },
  '/macros/*/power': { kind: 'value' },
  '/macros/*/size': { kind: 'value' },
  '/macros/*/ties': { kind: 'value' },
  '/macros/*/supplies': { kind: 'value' },
};

const rules: TreeRules = {
  shapeOf: (steps) => SHAPES[steps.map((step, index) => `/${index === 1 ? '*' : step}`).join('')],
};

export const memoryKind = treeKind<Memory>({
  id: 'memory',
  suffix: '.memory.json',
  read: (text, path) => readFormat(text, path, FORMAT),
  write: writeMemory,
  title: ({ name }) => name,
  check: checkMemory,
  rules,
  parse: (tree) => Memory.safeParse(tree).data,
  templates: MEMORY_TEMPLATES,
  generator: {
    nameOf: ({ name }) => name,
    place: { beside: 'memories' },
    load: () => import('./generateDocument.ts'),
  },
});
