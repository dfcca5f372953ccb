import type { Diagnostic } from '@netloom/model';
import { readEdge } from '../edgeText.ts';
import { parseText } from '../text/parse.ts';
import { memberOf } from '../text/syntax.ts';
import type { ValueNode } from '../text/syntax.ts';
import { TextError } from '../text/textError.ts';
import type { Drawing, Edge } from '../types.ts';
import { checkDrawing } from './checkDrawing.ts';
import { fieldOf, numberOf, textOf, wordsOf } from './fields.ts';
import { readCaption } from './readCaption.ts';
import { readRows } from './readRows.ts';
import { Reports } from './reports.ts';

export interface ReadDrawing {
  /** Undefined where the text cannot be read or holds no lanes; with errors in fields those are left out. */
  drawing: Drawing | undefined;
  root: ValueNode | undefined;
  diagnostics: Diagnostic[];
}

/** Reads WaveJSON (https://github.com/wavedrom/schema) as JSON or in the relaxed writing of WaveDrom's editor. */
export function readDrawing(text: string, file: string): ReadDrawing {
  const reports = new Reports(text, file);
  let root: ValueNode;
  try {
    root = parseText(text);
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    const range = { start: error.offset, end: error.offset };
    reports.add('DRAW-SYNTAX', 'error', range, [], error.message);
    return { drawing: undefined, root: undefined, diagnostics: reports.list };
  }
  const drawing = drawingOf(root, reports);
  if (drawing !== undefined) checkDrawing(root, drawing, reports);
  return { drawing, root, diagnostics: reports.list };
}

function drawingOf(root: ValueNode, reports: Reports): Drawing | undefined {
  const signal = fieldOf(root, 'signal', 'list', [], reports);
  if (signal?.kind !== 'array') {
    if (memberOf(root, 'signal') === undefined) reports.add('DRAW-FIELD', 'error', root, [], missing(root));
    return undefined;
  }
  const config = fieldOf(root, 'config', 'object', [], reports) ?? root;
  const bounds = boundsOf(config, reports);
  const origin = bounds?.[0] ?? 0;
  return {
    ...readRows(signal, ['signal'], reports),
    edges: readEdges(root, reports),
    head: readCaption(root, 'head', origin, reports),
    foot: readCaption(root, 'foot', origin, reports),
    hscale: Math.round(numberOf(config, 'hscale', ['config'], reports, { least: 0.5, most: 100 }) ?? 1),
    bounds,
    bench: benchOf(root, reports),
  };
}

function missing(root: ValueNode): string {
  if (root.kind !== 'object') return 'a drawing is an object: { "signal": [ … ] }';
  const other = ['assign', 'reg'].find((key) => memberOf(root, key) !== undefined);
  const also = other === undefined ? '' : ` (${other} describes another kind of picture)`;
  return `signal is missing: it lists the lanes${also}`;
}

function boundsOf(config: ValueNode, reports: Reports): Drawing['bounds'] {
  const node = fieldOf(config, 'hbounds', 'list', ['config'], reports);
  if (node?.kind !== 'array') return null;
  const [from, to] = node.items.map((item) => (item.kind === 'scalar' ? Number(item.value) : NaN));
  if (from !== undefined && to !== undefined && from < to) return [Math.floor(from), Math.ceil(to)];
  reports.add('DRAW-FIELD', 'error', node, ['config', 'hbounds'], 'must be two ticks, the lesser first');
  return null;
}

function readEdges(root: ValueNode, reports: Reports): Edge[] {
  const node = fieldOf(root, 'edge', 'list', [], reports);
  if (node?.kind !== 'array') return [];
  return node.items.flatMap((item, index) => {
    const edge = readEdge(wordsOf(item));
    if (edge !== null) return [{ index, ...edge }];
    const message = 'must name two nodes and what joins them: a~>b text';
    reports.add('DRAW-EDGE', 'error', item, ['edge', index], message);
    return [];
  });
}

function benchOf(root: ValueNode, reports: Reports): Drawing['bench'] {
  const node = fieldOf(root, 'netloom', 'object', [], reports);
  if (node === undefined) return {};
  return {
    module: textOf(node, 'module', ['netloom'], reports),
    gap: numberOf(node, 'gap', ['netloom'], reports, { least: 1, most: 1_000_000 }),
  };
}
