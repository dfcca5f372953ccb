import type { Diagnostic, Worded } from '@netloom/model';
import { readEdge } from '../edgeText.ts';
import { runsOfText } from '../text/styles.ts';
import { parseText } from '../text/parse.ts';
import type { FigureDrawing } from '../figure.ts';
import { readLogic } from '../logic/readLogic.ts';
import { readRegister } from '../register/readRegister.ts';
import { SKINS } from '../skins.ts';
import type { Skin } from '../skins.ts';
import { memberOf } from '../text/syntax.ts';
import type { ValueNode } from '../text/syntax.ts';
import { TextError } from '../text/textError.ts';
import type { Drawing, Edge } from '../types.ts';
import { checkDrawing } from './checkDrawing.ts';
import { fieldOf, flagOf, numberOf, textOf, wordsOf } from './fields.ts';
import { reportIgnored, reportMarkup } from './ignored.ts';
import { readCaption } from './readCaption.ts';
import { readRows } from './readRows.ts';
import { styled, wordsOfRuns } from './readRuns.ts';
import { Reports } from './reports.ts';
import { say } from '../wording/sentences.ts';

const NOTHING: ValueNode = { kind: 'object', members: [], trailing: false, start: 0, end: 0 };
const ROOT_KEYS = ['signal', 'edge', 'head', 'foot', 'config', 'netloom'];

export interface ReadDrawing {
  /** Undefined where the text cannot be read or holds no lanes; with errors in fields those are left out. */
  drawing: Drawing | undefined;
  root: ValueNode | undefined;
  /** A register or a circuit instead of lanes. */
  figure: FigureDrawing | undefined;
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
    reports.add('DRAW-SYNTAX', 'error', range, [], error.said);
    return { drawing: undefined, root: undefined, figure: undefined, diagnostics: reports.list };
  }
  const figure = figureOf(root, reports);
  if (figure) return { drawing: undefined, root, figure, diagnostics: reports.list };
  const drawing = drawingOf(root, reports);
  if (drawing !== undefined) checkDrawing(root, drawing, reports);
  return { drawing, root, figure, diagnostics: reports.list };
}

/** What `reg` or `assign` describes; beside `signal` they are passed over. */
function figureOf(root: ValueNode, reports: Reports): FigureDrawing | undefined {
  if (memberOf(root, 'signal') !== undefined) return undefined;
  for (const [key, read] of [
    ['assign', readLogic],
    ['reg', readRegister],
  ] as const) {
    const list = memberOf(root, key);
    if (list?.kind === 'array') return read(root, list, reports);
    if (list !== undefined) fieldOf(root, key, 'list', [], reports);
  }
  return undefined;
}

function drawingOf(root: ValueNode, reports: Reports): Drawing | undefined {
  const signal = fieldOf(root, 'signal', 'list', [], reports);
  if (signal?.kind !== 'array') {
    if (memberOf(root, 'signal') === undefined) reports.add('DRAW-FIELD', 'error', root, [], missing(root));
    return undefined;
  }
  const config = fieldOf(root, 'config', 'object', [], reports) ?? NOTHING;
  reportIgnored(root, ROOT_KEYS, [], reports);
  reportIgnored(config, ['hscale', 'hbounds', 'skin', 'marks', 'arcFontSize'], ['config'], reports);
  const bounds = boundsOf(config, reports);
  const origin = bounds?.[0] ?? 0;
  return {
    ...readRows(signal, ['signal'], reports),
    edges: readEdges(root, reports),
    head: readCaption(root, 'head', origin, reports),
    foot: readCaption(root, 'foot', origin, reports),
    hscale: Math.round(numberOf(config, 'hscale', ['config'], reports, { least: 0.5, most: 100 }) ?? 1),
    bounds,
    skin: skinOf(config, reports),
    marks: flagOf(config, 'marks', reports) ?? true,
    arcFontSize: numberOf(config, 'arcFontSize', ['config'], reports, { least: 4, most: 60 }) ?? null,
    bench: benchOf(root, reports),
  };
}

function missing({ kind }: ValueNode): Worded {
  return say(kind === 'object' ? 'DRAW-FIELD/signal' : 'DRAW-FIELD/drawing', {});
}

function skinOf(config: ValueNode, reports: Reports): Skin {
  const name = textOf(config, 'skin', ['config'], reports);
  const skin = SKINS.find((known) => known === name);
  if (name !== undefined && skin === undefined) {
    const said = say('DRAW-IGNORED/skin', { name, known: SKINS.join(', ') });
    reports.add('DRAW-IGNORED', 'warning', memberOf(config, 'skin')!, ['config', 'skin'], said);
  }
  return skin ?? 'default';
}

function boundsOf(config: ValueNode, reports: Reports): Drawing['bounds'] {
  const node = fieldOf(config, 'hbounds', 'list', ['config'], reports);
  if (node?.kind !== 'array') return null;
  const [from, to] = node.items.map((item) => (item.kind === 'scalar' ? Number(item.value) : NaN));
  if (from !== undefined && to !== undefined && from < to) return [Math.floor(from), Math.ceil(to)];
  reports.add('DRAW-FIELD', 'error', node, ['config', 'hbounds'], say('DRAW-FIELD/hbounds', {}));
  return null;
}

function readEdges(root: ValueNode, reports: Reports): Edge[] {
  const node = fieldOf(root, 'edge', 'list', [], reports);
  if (node?.kind !== 'array') return [];
  return node.items.flatMap((item, index) => {
    reportMarkup(item, ['edge', index], reports);
    const edge = readEdge(wordsOf(item));
    if (edge !== null) {
      const runs = runsOfText(edge.label);
      const { runs: labelRuns } = styled(runs);
      return [{ index, ...edge, ...(labelRuns && { label: wordsOfRuns(runs), labelRuns }) }];
    }
    reports.add('DRAW-EDGE', 'error', item, ['edge', index], say('DRAW-EDGE/form', {}));
    return [];
  });
}

function benchOf(root: ValueNode, reports: Reports): Drawing['bench'] {
  const node = fieldOf(root, 'netloom', 'object', [], reports);
  if (node === undefined) return {};
  reportIgnored(node, ['module', 'gap'], ['netloom'], reports);
  return {
    module: textOf(node, 'module', ['netloom'], reports),
    gap: numberOf(node, 'gap', ['netloom'], reports, { least: 1, most: 1_000_000 }),
  };
}
