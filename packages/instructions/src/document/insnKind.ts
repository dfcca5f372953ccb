import { readFormat, treeKind } from '@netloom/model';
import type { Shape, TreeRules } from '@netloom/model';
import { checkInsn } from '../check/checkInsn.ts';
import { INSN_TEMPLATES } from '../library/templates.ts';
import { Insn } from './insn.ts';
import { writeInsn } from './writeInsn.ts';

const FORMAT = { kind: 'insn', schema: Insn, versions: { newest: 1, migrations: [] } };

const SHAPES: Readonly<Record<string, Shape>> = {
  '/states': { kind: 'record', of: 'state' },
  '/instructions': { kind: 'record', of: 'instruction', isOrdered: true },
  '/instructions/*/encoding': { kind: 'value' },
  '/instructions/*/latency': { kind: 'value' },
  '/instructions/*/memory': { kind: 'value' },
  '/instructions/*/systemVerilog': { kind: 'value' },
  '/instructions/*/behaviour': { kind: 'value' },
  '/instructions/*/examples': { kind: 'value' },
};

const rules: TreeRules = {
  shapeOf: (steps) => SHAPES[steps.map((step, index) => `/${index === 1 ? '*' : step}`).join('')],
};

export const insnKind = treeKind<Insn>({
  id: 'insn',
  suffix: '.insn.json',
  read: (text, path) => readFormat(text, path, FORMAT),
  write: writeInsn,
  title: ({ name }) => name,
  check: checkInsn,
  rules,
  parse: (tree) => Insn.safeParse(tree).data,
  templates: INSN_TEMPLATES,
  generator: {
    nameOf: ({ name }) => name,
    place: { beside: 'instructions' },
    load: () => import('./generateDocument.ts'),
  },
});
