import type { Worded } from '@netloom/model';
import { cellsOf } from '../cells.ts';
import { nodesOf } from '../nodes.ts';
import { EDGE_SHAPES, WAVE_CHARACTERS, isData } from '../states.ts';
import { nodeAt } from '../text/syntax.ts';
import type { ValueNode, ValuePath } from '../text/syntax.ts';
import type { Drawing, Lane } from '../types.ts';
import type { Reports } from './reports.ts';
import { say } from '../wording/sentences.ts';

/** What can be drawn but was hardly meant. */
export function checkDrawing(root: ValueNode, drawing: Drawing, reports: Reports): void {
  const add = (code: Parameters<Reports['add']>[0], path: ValuePath, said: Worded, severe = false) =>
    reports.add(code, severe ? 'error' : 'warning', nodeAt(root, path) ?? root, path, said);
  for (const lane of drawing.lanes) {
    checkWave(lane, add);
    checkData(lane, add);
    checkNodes(lane, add);
  }
  checkLengths(drawing, add);
  checkEdges(drawing, add);
}

type Add = (
  code: 'DRAW-WAVE' | 'DRAW-DATA' | 'DRAW-LENGTH' | 'DRAW-NODE' | 'DRAW-EDGE',
  path: ValuePath,
  said: Worded,
  severe?: boolean,
) => void;

function checkWave({ wave, path }: Lane, add: Add): void {
  const index = [...wave].findIndex((char) => !WAVE_CHARACTERS.includes(char));
  if (index >= 0) {
    const said = { char: wave[index]!, place: index + 1, known: WAVE_CHARACTERS };
    add('DRAW-WAVE', [...path, 'wave'], say('DRAW-WAVE/state', said), true);
  }
  if (/^[.|]/.test(wave)) add('DRAW-WAVE', [...path, 'wave'], say('DRAW-WAVE/begin', {}));
}

function checkData({ wave, data, path }: Lane, add: Add): void {
  if (data.length === 0) return;
  const cells = [...wave].filter(isData).length;
  if (cells === data.length) return;
  add('DRAW-DATA', [...path, 'data'], say('DRAW-DATA', { labels: data.length, cells }));
}

function checkNodes({ wave, node, path }: Lane, add: Add): void {
  if (wave !== '' && node.length > wave.length) {
    add('DRAW-NODE', [...path, 'node'], say('DRAW-NODE', { places: node.length, cells: wave.length }));
  }
}

function checkLengths({ lanes }: Drawing, add: Add): void {
  const ends = lanes.map((lane) => cellsOf(lane).at(-1)?.to ?? null);
  const longest = Math.max(...ends.filter((end) => end !== null), 0);
  lanes.forEach((lane, index) => {
    const end = ends[index];
    // A lane that ends within the last cell of the longest one fills the picture.
    if (end === null || end === undefined || end > longest - 1) return;
    add('DRAW-LENGTH', [...lane.path, 'wave'], say('DRAW-LENGTH', { end, longest }));
  });
}

function checkEdges(drawing: Drawing, add: Add): void {
  const nodes = nodesOf(drawing);
  const shapes = new Set<string>(EDGE_SHAPES);
  drawing.edges.forEach(({ index, from, to, shape }) => {
    for (const name of new Set([from, to])) {
      if (!nodes.has(name)) add('DRAW-EDGE', ['edge', index], say('DRAW-EDGE/node', { node: name }), true);
    }
    if (!shapes.has(shape)) {
      add(
        'DRAW-EDGE',
        ['edge', index],
        say('DRAW-EDGE/shape', { shape, known: EDGE_SHAPES.join(' ') }),
        true,
      );
    }
  });
}
