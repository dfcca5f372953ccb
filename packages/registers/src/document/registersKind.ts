import { RegisterMap, byName, treeKind } from '@netloom/model';
import type { Shape, TreeRules } from '@netloom/model';
import { checkRegisters } from '../check/check.ts';
import { readRegisterMap } from '../description/read.ts';
import { writeRegisterMap } from '../description/write.ts';
import { REGISTER_TEMPLATES } from '../templates/index.ts';

const list = (of: string): Shape => ({ kind: 'list', of, nameOf: byName });

const HEAD: Readonly<Record<string, Shape>> = {
  parameters: list('parameter'),
  resets: list('reset'),
  enums: { kind: 'record', of: 'enum', isOrdered: true },
  children: list('node'),
};

const rules: TreeRules = {
  shapeOf(steps) {
    const [head = '', ...below] = steps;
    if (below.length === 0) return Object.hasOwn(HEAD, head) ? HEAD[head] : undefined;
    if (head === 'enums') return below.length === 2 && below[1] === 'values' ? list('enumValue') : undefined;
    if (head !== 'children') return undefined;
    // Names and members take turns below a node: children, <node>, children, <node>, fields, <field>, <member>.
    const members = steps.filter((_, index) => index % 2 === 0);
    if (steps.length % 2 === 0 || members.slice(0, -1).some((member) => member !== 'children'))
      return undefined;
    if (members.at(-1) === 'children') return list('node');
    return members.at(-1) === 'fields' ? list('field') : undefined;
  },
  sortOf: ({ kind }) => kind,
};

export const registersKind = treeKind<RegisterMap>({
  id: 'registers',
  suffix: '.regs.json',
  read: readRegisterMap,
  // Edits leave members in any order, the schema has one.
  write: (map) => writeRegisterMap(RegisterMap.safeParse(map).data ?? map),
  title: ({ title, name }) => title ?? name,
  check: checkRegisters,
  rules,
  parse: (tree) => RegisterMap.safeParse(tree).data,
  templates: [
    { id: 'empty', make: (name) => RegisterMap.parse({ netloom: 'registers', version: 1, name }) },
    ...REGISTER_TEMPLATES,
  ],
  generator: {
    nameOf: ({ name }) => name,
    place: { folder: (_, path) => `${path.slice(0, path.lastIndexOf('/') + 1)}gen` },
    isLong: true,
    load: () => import('./generateDocument.ts'),
  },
});
