import { byName, treeKind } from '@netloom/model';
import type { Reading, Shape, TreeRules } from '@netloom/model';
import { readDrawing } from '../read/readDrawing.ts';
import { TEMPLATES } from '../templates/templates.ts';
import { hasComments } from '../text/hasComments.ts';
import { plainValue } from '../text/syntax.ts';
import { fromTree, isGroup, toTree } from './rowTree.ts';
import { writeDrawing } from './writeDrawing.ts';
import type { DrawingDocument } from './writeDrawing.ts';

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value ?? ''));

/** A lane is called by its name, a group by its title; lanes of one name by their order. */
function nameOfRow(row: unknown): string {
  if (isGroup(row)) return `[${textOf(row['[]'])}]`;
  return textOf((row as { name?: unknown } | null)?.name ?? '');
}

/** Without its label: what joins which nodes. */
const nameOfEdge = (edge: unknown) => textOf(edge).trim().split(/\s/)[0]!;

const ROWS: Shape = { kind: 'list', of: 'lane', nameOf: nameOfRow };
const IMPLIED: Shape = { kind: 'members', isImplied: true };
const HEAD: Readonly<Record<string, Shape>> = {
  signal: ROWS,
  edge: { kind: 'list', of: 'edge', nameOf: nameOfEdge },
  ...Object.fromEntries(['head', 'foot', 'config', 'netloom'].map((key) => [key, IMPLIED])),
  reg: { kind: 'list', of: 'field', nameOf: byName },
};

const rules: TreeRules = {
  shapeOf(steps) {
    const [head = '', ...below] = steps;
    if (below.length === 0) return Object.hasOwn(HEAD, head) ? HEAD[head] : undefined;
    // Rows and their lists take turns: signal, <group>, rows, <lane>, <member>.
    const members = below.filter((_, index) => index % 2 === 1);
    const isRows =
      head === 'signal' && below.length % 2 === 0 && members.every((member) => member === 'rows');
    return isRows ? ROWS : undefined;
  },
  sortOf: (value) => isGroup(value),
};

function read(text: string, path: string): Reading<DrawingDocument> {
  const { drawing, figure, root, diagnostics } = readDrawing(text, path);
  if (!root || !(drawing ?? figure)) return { diagnostics };
  return { document: plainValue(root) as DrawingDocument, diagnostics };
}

function titleOf({ head, netloom }: DrawingDocument): string | undefined {
  const { text } = (head ?? {}) as { text?: unknown };
  const { module } = (netloom ?? {}) as { module?: unknown };
  return [text, module].find((each) => typeof each === 'string' && each !== '') as string | undefined;
}

export const drawingKind = treeKind<DrawingDocument>({
  id: 'drawing',
  suffix: '.wavedrom.json',
  read,
  write: writeDrawing,
  saysAll: (text) => !hasComments(text),
  title: titleOf,
  rules,
  toTree,
  parse: (tree) => read(writeDrawing(fromTree(tree as DrawingDocument)), '').document,
  templates: TEMPLATES.map(({ key, text }) => ({ id: key, make: () => read(text, key).document! })),
});
