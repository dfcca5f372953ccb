import { memberOf } from '../text/syntax.ts';
import type { ArrayNode, ValueNode, ValuePath } from '../text/syntax.ts';
import type { Reports } from './reports.ts';
import { say } from '../wording/sentences.ts';

type Kind = 'text' | 'number' | 'list' | 'object';

function fits(node: ValueNode, kind: Kind): boolean {
  if (kind === 'list') return node.kind === 'array';
  if (kind === 'object') return node.kind === 'object';
  return node.kind === 'scalar' && typeof node.value === (kind === 'text' ? 'string' : 'number');
}

/** A member of the kind that it must have; another kind is reported and passed over. */
export function fieldOf(
  node: ValueNode,
  key: string,
  kind: Kind,
  path: ValuePath,
  reports: Reports,
): ValueNode | undefined {
  const value = memberOf(node, key);
  if (value === undefined || fits(value, kind)) return value;
  reports.add('DRAW-FIELD', 'error', value, [...path, key], say(`DRAW-FIELD/${kind}`, {}));
  return undefined;
}

export function textOf(node: ValueNode, key: string, path: ValuePath, reports: Reports): string | undefined {
  const value = fieldOf(node, key, 'text', path, reports);
  return value?.kind === 'scalar' ? String(value.value) : undefined;
}

/** A number within bounds; others are reported and passed over. */
export function numberOf(
  node: ValueNode,
  key: string,
  path: ValuePath,
  reports: Reports,
  bounds: { least: number; most: number },
): number | undefined {
  const field = fieldOf(node, key, 'number', path, reports);
  if (field?.kind !== 'scalar') return undefined;
  const value = Number(field.value);
  if (value >= bounds.least && value <= bounds.most) return value;
  reports.add('DRAW-FIELD', 'error', field, [...path, key], say('DRAW-FIELD/bounds', { value, ...bounds }));
  return undefined;
}

export function flagOf(
  node: ValueNode,
  key: string,
  reports: Reports,
  path: ValuePath = ['config'],
): boolean | undefined {
  const value = memberOf(node, key);
  if (value === undefined) return undefined;
  if (value.kind === 'scalar' && typeof value.value === 'boolean') return value.value;
  reports.add('DRAW-FIELD', 'error', value, [...path, key], say('DRAW-FIELD/flag', {}));
  return undefined;
}

/** Whether a list is a text with markup. */
export function isMarkup({ items: [tag] }: ArrayNode): boolean {
  return tag?.kind === 'scalar' && tag.value === 'tspan';
}

/** The words of a text that may hold markup: `['tspan', {class: 'h3'}, 'words', …]` reads as its words. */
export function wordsOf(node: ValueNode): string {
  if (node.kind === 'scalar') return node.value === null ? '' : String(node.value);
  if (node.kind === 'object') return '';
  return (isMarkup(node) ? node.items.slice(1) : node.items).map(wordsOf).join('');
}
