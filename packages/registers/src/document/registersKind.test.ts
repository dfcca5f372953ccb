import type { RegisterMap, RegisterNode } from '@netloom/model';
import { expect, it } from 'vitest';
import { holdLaws } from '../../../model/test/documentLaws.ts';
import { changeNode, registersLaws } from '../../test/registersLaws.ts';
import { registersKind } from './registersKind.ts';

holdLaws(registersLaws);

const base = registersKind.read(
  `{ "netloom": "registers", "version": 1, "name": "x", "children": [
    { "kind": "register", "name": "CTRL", "offset": 0, "fields": [
      { "name": "EN", "lsb": 0 }, { "name": "MODE", "lsb": 1 }, { "name": "GO", "lsb": 2 }] },
    { "kind": "register", "name": "STATUS", "offset": 4, "fields": [{ "name": "BUSY", "lsb": 0 }] }] }`,
  'x',
).document!;
const withFields = (order: readonly string[]): RegisterMap => ({
  ...base,
  children: changeNode(
    base.children,
    ['CTRL'],
    (node) =>
      ({
        ...node,
        ...(node.kind === 'register' && {
          fields: order.map((name) => node.fields.find((field) => field.name === name)!),
        }),
      }) as RegisterNode,
  ),
});

it('tells a change of a field by its path, and another order of fields as one change', () => {
  const moved = withFields(['GO', 'EN', 'MODE']);
  expect(registersKind.diff(base, moved)).toEqual([
    {
      kind: 'reordered',
      pointer: '/children/CTRL/fields',
      subject: 'node',
      name: 'CTRL',
      member: 'fields',
      before: ['EN', 'MODE', 'GO'],
      after: ['GO', 'EN', 'MODE'],
    },
  ]);
  const [change] = registersKind.diff(base, withFields(['EN', 'GO']));
  expect(change).toMatchObject({ kind: 'removed', subject: 'field', name: 'CTRL.MODE' });
});

it('calls two new orders a conflict of the list', () => {
  const [mine, theirs] = [withFields(['GO', 'EN', 'MODE']), withFields(['MODE', 'EN', 'GO'])];
  const { conflicts, document } = registersKind.merge(base, mine, theirs);
  expect(conflicts).toMatchObject([{ pointer: '/children/CTRL/fields', name: 'CTRL', member: 'fields' }]);
  expect(document).toEqual(mine);
  const chosen = registersKind.merge(base, mine, theirs, { '/children/CTRL/fields': 'theirs' });
  expect(chosen).toEqual({ document: theirs, conflicts: [] });
});

it('never mixes a register with the memory that it became', () => {
  const mine = {
    ...base,
    children: changeNode(base.children, ['STATUS'], () => ({
      kind: 'memory' as const,
      name: 'STATUS',
      offset: 4,
      entries: 4,
      software: 'rw' as const,
    })),
  };
  const theirs = {
    ...base,
    children: changeNode(base.children, ['STATUS'], (node) => ({ ...node, fields: [] }) as RegisterNode),
  };
  const { document, conflicts } = registersKind.merge(base, mine, theirs);
  expect(conflicts).toMatchObject([{ pointer: '/children/STATUS', subject: 'node' }]);
  expect(document).toEqual(mine);
});
