import { bitsText } from '../../../bits/bitGroup.ts';
import { quantityValue } from '../../../elaborate/index.ts';
import type {
  ElaboratedField,
  ElaboratedMap,
  ElaboratedNode,
  ElaboratedRegister,
} from '../../../elaborate/index.ts';
import { Losses } from '../../losses.ts';
import { accessText } from '../access.ts';
import { headingOf, WRITTEN } from '../columns.ts';
import type { Column } from '../columns.ts';

type Cells = Partial<Record<Column, string>>;

/** A heading and a row a field; groups, memories and registers without fields have a row of their own. */
export function tableRows(map: ElaboratedMap): { rows: string[][]; losses: Losses } {
  const losses = new Losses();
  const cells: Cells[] = [];
  const visit = (nodes: readonly ElaboratedNode[], group: string) => {
    for (const node of nodes) {
      if (node.kind === 'register') cells.push(...registerRows(node, group, map, losses));
      else if (node.kind === 'memory') {
        const { software, description } = node.source;
        const access = { rw: 'RW', r: 'RO', w: 'WO' }[software];
        const entries = String(node.entries);
        cells.push({
          kind: 'memory',
          ...placed(node, group),
          entries,
          access,
          registerDescription: description,
        });
      } else {
        const path = group === '' ? node.name : `${group}.${node.name}`;
        const own = { ...placed(node, group), kind: 'group', group: path, register: '' };
        cells.push({ ...own, registerDescription: node.source.description });
        visit(node.children, path);
      }
    }
  };
  visit(map.children, '');
  sayMapLosses(map, losses);
  const rows = cells.map((row) => WRITTEN.map((column) => row[column] ?? ''));
  return { rows: [WRITTEN.map(headingOf), ...rows], losses };
}

function placed(node: ElaboratedNode, group: string): Cells {
  const { dimensions, stride, size, offset, name } = node;
  return {
    group,
    register: name,
    offset: hex(offset),
    count: dimensions.join('x'),
    stride: dimensions.length > 0 && (stride !== size || node.kind === 'group') ? hex(stride) : '',
    registerWidth: node.kind === 'group' ? '' : String(node.width),
  };
}

function registerRows(
  register: ElaboratedRegister,
  group: string,
  map: ElaboratedMap,
  losses: Losses,
): Cells[] {
  const { source, fields, pointer } = register;
  const own = { kind: 'register', ...placed(register, group), registerDescription: source.description };
  const place = { kind: 'document' as const, pointer };
  const lost = [
    [source.external, 'registers implemented outside'],
    [source.shadowed, 'shadowed registers'],
    [source.gate, 'write gates'],
    [source.aliasOf, 'registers that share the storage of another'],
    [source.title, 'titles'],
  ] as const;
  for (const [value, what] of lost) if (value) losses.add(`not carried over: ${what}`, place);
  if (fields.length === 0) return [own];
  return fields.map((field) => ({
    ...own,
    ...fieldCells(field, `${pointer}/fields/${field.index}`, map, losses),
  }));
}

function fieldCells(field: ElaboratedField, pointer: string, map: ElaboratedMap, losses: Losses): Cells {
  const { source } = field;
  const access = accessText(source);
  const lose = (what: string) => losses.add(`not carried over: ${what}`, { kind: 'document', pointer });
  if (!access.isExact) lose(`accesses without a name: the nearest is ${access.text}`);
  for (const [member, what] of LOST) if (isSaid(source[member])) lose(what);
  return {
    field: field.name,
    bits: bitsText(field),
    access: access.text,
    hardware: source.hardware,
    reset: field.reset === undefined ? '' : hex(field.reset),
    enum: enumText(field, map),
    description: source.description,
  };
}

const LOST = [
  ['counter', 'counters'],
  ['interrupt', 'the behaviour of interrupts'],
  ['hardwareSet', 'bits that hardware sets'],
  ['hardwareClear', 'bits that hardware clears'],
  ['singlePulse', 'fields that last one clock'],
  ['signalAccess', 'outputs that tell of an access'],
  ['signalModify', 'outputs that tell of a write'],
  ['reductions', 'outputs over all bits of a field'],
  ['gate', 'write gates'],
  ['parity', 'parity'],
  ['resetBy', 'fields with a reset of their own'],
] as const;

const isSaid = (value: unknown) =>
  value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0);

function enumText({ enumeration }: ElaboratedField, map: ElaboratedMap): string {
  return (enumeration?.values ?? [])
    .map(({ name, value }) => {
      const result = quantityValue(value, map.values);
      return `${result.ok ? result.value : 0n}=${name}`;
    })
    .join(';');
}

function sayMapLosses({ source }: ElaboratedMap, losses: Losses): void {
  const lose = (what: string, pointer: string) =>
    losses.add(`not carried over: ${what}`, { kind: 'document', pointer });
  if (source.parameters.length > 0) lose('parameters: their values now stand in the table', '/parameters');
  if (source.resets.length > 1) lose('which reset', '/resets');
  lose('the name and bus of the map: a table has the name of its file', '/name');
}

const hex = (value: bigint) => `0x${value.toString(16).toUpperCase()}`;
