import { fieldOf, flagOf, isMarkup, numberOf, wordsOf } from '../read/fields.ts';
import { reportIgnored } from '../read/ignored.ts';
import { readRuns, wordsOfRuns } from '../read/readRuns.ts';
import type { Reports } from '../read/reports.ts';
import { memberOf } from '../text/syntax.ts';
import type { ArrayNode, ValueNode, ValuePath } from '../text/syntax.ts';
import type { DrawnField, FieldText, RegisterDrawing } from './registerTypes.ts';
import { say } from '../wording/sentences.ts';

const FIELD_KEYS = ['bits', 'name', 'attr', 'type', 'rotate'];
const CONFIG_KEYS = [
  'hspace',
  'vspace',
  'lanes',
  'bits',
  'fontsize',
  'hflip',
  'vflip',
  'offset',
  'label',
  'legend',
];
const MOST_FIELDS = 1000;
const MOST_BITS = 4096;
const NOTHING: ValueNode = { kind: 'object', members: [], trailing: false, start: 0, end: 0 };

/** Reads `reg`: the fields of a register, least significant first (https://github.com/wavedrom/bitfield). */
export function readRegister(root: ValueNode, reg: ArrayNode, reports: Reports): RegisterDrawing {
  const config = fieldOf(root, 'config', 'object', [], reports) ?? NOTHING;
  reportIgnored(root, ['reg', 'config'], [], reports);
  reportIgnored(config, CONFIG_KEYS, ['config'], reports);
  const fields = fieldsOf(reg, reports);
  const used = fields.reduce((sum, { bits }) => sum + bits, 0);
  const number = (key: string, least: number, most: number) =>
    numberOf(config, key, ['config'], reports, { least, most });
  const bits = Math.round(number('bits', 1, MOST_BITS) ?? Math.max(1, used));
  if (bits < used)
    reports.add('DRAW-FIELD', 'warning', reg, ['reg'], say('DRAW-FIELD/too-many-bits', { used, bits }));
  const lanes = Math.min(bits, Math.round(number('lanes', 1, 256) ?? 1));
  return {
    kind: 'register',
    fields,
    bits,
    lanes,
    hspace: number('hspace', 40, 10_000) ?? 800,
    vspace: number('vspace', 20, 2000),
    fontsize: number('fontsize', 6, 60) ?? 14,
    hflip: flagOf(config, 'hflip', reports) ?? false,
    vflip: flagOf(config, 'vflip', reports) ?? false,
    offset: Math.round(number('offset', -1e9, 1e9) ?? 0),
    label: labelOf(config, lanes, reports),
    legend: legendOf(config, reports),
  };
}

function fieldsOf(reg: ArrayNode, reports: Reports): DrawnField[] {
  const fields: DrawnField[] = [];
  let low = 0;
  reg.items.slice(0, MOST_FIELDS).forEach((item, index) => {
    const path: ValuePath = ['reg', index];
    if (item.kind !== 'object') {
      reports.add('DRAW-FIELD', 'error', item, path, say('DRAW-FIELD/field', {}));
      return;
    }
    reportIgnored(item, FIELD_KEYS, path, reports);
    const bits = Math.round(numberOf(item, 'bits', path, reports, { least: 1, most: MOST_BITS }) ?? 0);
    if (bits === 0) {
      if (memberOf(item, 'bits') === undefined)
        reports.add('DRAW-FIELD', 'error', item, path, say('DRAW-FIELD/bits', {}));
      return;
    }
    const type = numberOf(item, 'type', path, reports, { least: 0, most: 1000 });
    const rotate = numberOf(item, 'rotate', path, reports, { least: -360, most: 360 }) ?? 0;
    const name = memberOf(item, 'name');
    fields.push({
      bits,
      name: name === undefined ? null : valueOf(name, [...path, 'name'], reports),
      attrs: attrsOf(memberOf(item, 'attr'), [...path, 'attr'], reports),
      type: type === undefined ? undefined : Math.round(type),
      rotate,
      low,
    });
    low += bits;
  });
  if (reg.items.length > MOST_FIELDS)
    reports.add('DRAW-FIELD', 'error', reg, ['reg'], say('DRAW-FIELD/fields', { most: MOST_FIELDS }));
  return fields;
}

function valueOf(node: ValueNode, path: ValuePath, reports: Reports): FieldText {
  if (node.kind === 'scalar' && typeof node.value === 'number') return node.value;
  return readRuns(node, path, reports);
}

function attrsOf(node: ValueNode | undefined, path: ValuePath, reports: Reports): FieldText[] {
  if (node === undefined) return [];
  if (node.kind !== 'array' || isMarkup(node)) return [valueOf(node, path, reports)];
  return node.items.map((item, index) => valueOf(item, [...path, index], reports));
}

/** A text stands beside every row, a list has one for each, a number counts up from the row of bit 0. */
function labelOf(config: ValueNode, lanes: number, reports: Reports): RegisterDrawing['label'] {
  const node = fieldOf(config, 'label', 'object', ['config'], reports);
  const path = ['config', 'label'];
  reportIgnored(node, ['left', 'right'], path, reports);
  const side = (key: string) => {
    const value = memberOf(node, key);
    if (value === undefined) return null;
    const isList = value.kind === 'array' && !isMarkup(value);
    const text = isList ? [] : valueOf(value, [...path, key], reports);
    const list = isList ? value.items.map(wordsOf) : [];
    return Array.from({ length: lanes }, (_, lane) => {
      if (typeof text === 'number') return String(text + lane);
      return isList ? (list[lane] ?? String(lane)) : wordsOfRuns(text);
    });
  };
  return { left: side('left'), right: side('right') };
}

function legendOf(config: ValueNode, reports: Reports): RegisterDrawing['legend'] {
  const node = fieldOf(config, 'legend', 'object', ['config'], reports);
  if (node?.kind !== 'object') return [];
  return node.members.flatMap(({ key, value }) => {
    if (value.kind === 'scalar' && typeof value.value === 'number') return [{ text: key, type: value.value }];
    reports.add('DRAW-FIELD', 'error', value, ['config', 'legend', key], say('DRAW-FIELD/type', {}));
    return [];
  });
}
