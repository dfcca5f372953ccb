import { memberOf } from '../text/syntax.ts';
import type { ValueNode, ValuePath } from '../text/syntax.ts';
import type { Caption, Numbering } from '../types.ts';
import { fieldOf, numberOf, wordsOf } from './fields.ts';
import { reportIgnored } from './ignored.ts';
import { readRuns, styled, wordsOfRuns } from './readRuns.ts';
import type { Reports } from './reports.ts';

/** `head` or `foot`; a first tick is that of the left margin, even where `bounds` begins later. */
export function readCaption(
  root: ValueNode,
  key: 'head' | 'foot',
  origin: number,
  reports: Reports,
): Caption | null {
  const node = fieldOf(root, key, 'object', [], reports);
  if (node === undefined) return null;
  const path: ValuePath = [key];
  const text = memberOf(node, 'text');
  reportIgnored(node, ['text', 'tick', 'tock', 'every'], path, reports);
  const runs = text === undefined ? [] : readRuns(text, [...path, 'text'], reports);
  const every = numberOf(node, 'every', path, reports, { least: 1, most: 1_000_000 }) ?? 1;
  const numbering = (name: string) => numberingOf(memberOf(node, name), origin, every);
  return {
    text: wordsOfRuns(runs),
    ...styled(runs),
    ticks: numbering('tick'),
    tocks: numbering('tock'),
  };
}

/**
 * A number counts on from there, two numbers `offset step` count in steps, other words stand as they are. With `every`
 * the others are left out.
 */
function numberingOf(node: ValueNode | undefined, origin: number, every: number): Numbering | null {
  if (node === undefined) return null;
  const value = node.kind === 'scalar' ? node.value : null;
  const words =
    node.kind === 'array' ? node.items.map(wordsOf) : String(value).trim().split(/\s+/).filter(Boolean);
  const shown = (index: number, offset: number) => (index + offset) % every === 0;
  if (typeof value === 'number' || typeof value === 'boolean') {
    const offset = Number(value);
    return { text: (index) => (shown(index + origin, offset) ? String(index + origin + offset) : '') };
  }
  const [first = '', second = ''] = words;
  if (words.length === 1 && Number.isFinite(Number(first))) {
    return { text: (index) => (shown(index, Number(first)) ? String(index + Number(first)) : '') };
  }
  if (words.length === 2 && Number.isFinite(Number(first)) && Number.isFinite(Number(second))) {
    const digits = second.split('.')[1]?.length ?? 0;
    const step = Number(second);
    return { text: (index) => (shown(index, 0) ? (step * (index + Number(first))).toFixed(digits) : '') };
  }
  return { text: (index) => (shown(index, 0) ? (words[index] ?? '') : '') };
}
