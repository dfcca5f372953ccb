import { bitsText } from '../../../bits/bitGroup.ts';
import { quantityValue } from '../../../elaborate/index.ts';
import type {
  ElaboratedField,
  ElaboratedMap,
  ElaboratedNode,
  ElaboratedRegister,
} from '../../../elaborate/index.ts';
import { accessText } from '../access.ts';
import { headingOf, WRITTEN } from '../columns.ts';
import { gateText, HARDWARE_ENABLE, optionsText, registerOptionsText, SOFTWARE_ENABLE } from '../options.ts';
import type { Column } from '../columns.ts';

type Cells = Partial<Record<Column, string>>;

/** A heading and a row a field; groups, memories and registers without fields have a row of their own. */
export function tableRows(map: ElaboratedMap): string[][] {
  const cells: Cells[] = [];
  const visit = (nodes: readonly ElaboratedNode[], group: string) => {
    for (const node of nodes) {
      if (node.kind === 'register') cells.push(...registerRows(node, group, map));
      else if (node.kind === 'memory') {
        const access = { rw: 'RW', r: 'RO', w: 'WO' }[node.source.software];
        cells.push({ kind: 'memory', ...placed(node, group), entries: String(node.entries), access });
      } else {
        const path = group === '' ? node.name : `${group}.${node.name}`;
        cells.push({ ...placed(node, group), kind: 'group', group: path, register: '' });
        visit(node.children, path);
      }
    }
  };
  visit(map.children, '');
  const rows = cells.map((row) => WRITTEN.map((column) => row[column] ?? ''));
  return [WRITTEN.map(headingOf), ...rows];
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
    registerTitle: node.source.title,
    registerDescription: node.source.description,
  };
}

function registerRows(register: ElaboratedRegister, group: string, map: ElaboratedMap): Cells[] {
  const { source, fields } = register;
  const own = {
    kind: 'register',
    ...placed(register, group),
    registerOptions: registerOptionsText(source),
    registerGate: gateText(source.gate),
    aliasOf: source.aliasOf,
  };
  if (fields.length === 0) return [own];
  return fields.map((field) => ({ ...own, ...fieldCells(field, map) }));
}

function fieldCells(field: ElaboratedField, map: ElaboratedMap): Cells {
  const { source } = field;
  return {
    field: field.name,
    bits: bitsText(field),
    access: accessText(source),
    hardware: source.hardware,
    precedence: source.precedence,
    hardwareEnable: HARDWARE_ENABLE[source.hardwareEnable],
    softwareEnable: SOFTWARE_ENABLE[source.softwareEnable],
    options: optionsText(source),
    gate: gateText(source.gate),
    reset: field.reset === undefined ? '' : hex(field.reset),
    resetBy: source.resetBy,
    enumName: source.enum,
    enum: enumText(field, map),
    description: source.description,
  };
}

function enumText({ enumeration }: ElaboratedField, map: ElaboratedMap): string {
  return (enumeration?.values ?? [])
    .map(({ name, value }) => {
      const result = quantityValue(value, map.values);
      return `${result.ok ? result.value : 0n}=${name}`;
    })
    .join(';');
}

const hex = (value: bigint) => `0x${value.toString(16).toUpperCase()}`;
