import {
  addEdge,
  addLanes,
  freeNode,
  groupLanes,
  insertCells,
  moveLane,
  paintCells,
  removeCells,
  removeRow,
  setNode,
  ungroup,
} from '@netloom/waves/drawing';
import type { Brush } from '@netloom/waves/drawing';
import { isDrawable } from './drawn.ts';
import { currentDrawing, edit } from './edit.ts';
import { bounds, ranges } from './selected.ts';
import { select, useUi } from './uiStore.ts';

const shownDrawing = () => {
  const open = currentDrawing();
  return open && isDrawable(open) ? open.shown!.drawing : undefined;
};
const selection = () => useUi.getState().selection;

export function paint(brush: Brush): void {
  const drawing = shownDrawing();
  if (drawing) edit((document) => paintCells(document, ranges(selection(), drawing), brush));
}

/** Puts lanes below the chosen one and chooses the first of them. */
export function putLanes(lanes: readonly object[]): void {
  const drawing = shownDrawing();
  if (!drawing) return;
  const after = drawing.lanes.length === 0 ? undefined : bounds(selection(), drawing).last;
  if (edit((document) => addLanes(document, after, lanes))) select(after === undefined ? 0 : after + 1, 0);
}

/** A new lane, as long as the longest. */
export function addLane(name: string): void {
  const drawing = shownDrawing();
  if (!drawing) return;
  const cells = Math.max(8, ...drawing.lanes.map(({ wave }) => wave.length));
  putLanes([{ name, wave: `0${'.'.repeat(cells - 1)}` }]);
  useUi.setState({ writing: 'name' });
}

export function removeLanes(): void {
  const drawing = shownDrawing();
  if (!drawing || drawing.lanes.length === 0) return;
  const { first, last } = bounds(selection(), drawing);
  // From below, so that those above keep their places.
  const rows = Array.from({ length: last - first + 1 }, (_, i) => last - i);
  edit(
    ...rows.map(
      (row) => (document: Parameters<typeof removeRow>[0]) =>
        removeRow(document, document.drawing.lanes[row]!.path),
    ),
  );
  select(Math.max(0, Math.min(first, (shownDrawing()?.lanes.length ?? 1) - 1)), selection().cell);
}

/** Moves the chosen lane by rows, through groups on its way. */
export function moveBy(rows: number): void {
  const drawing = shownDrawing();
  if (!drawing) return;
  const way = rows < 0 ? -1 : 1;
  const { cell } = selection();
  let { lane } = selection();
  for (let step = 0; step < Math.abs(rows); step += 1) {
    const before = shownDrawing()!
      .lanes.map(({ path }) => path.join())
      .join(' ');
    if (!edit((document) => moveLane(document, document.drawing.lanes[lane]!, way))) break;
    const stays =
      shownDrawing()!
        .lanes.map(({ path }) => path.join())
        .join(' ') !== before;
    // Into a group or out of it the lane stays in its row.
    if (!stays) lane += way;
  }
  select(lane, cell);
}

export function groupSelected(name: string): void {
  const drawing = shownDrawing();
  if (!drawing) return;
  const { first, last } = bounds(selection(), drawing);
  edit((document) => groupLanes(document, first, last, name));
}

/** Takes the innermost group around the chosen lane away. */
export function ungroupSelected(): void {
  const group = innermostGroup(selection().lane);
  if (group) edit((document) => ungroup(document, group.path));
}

export function innermostGroup(lane: number) {
  return shownDrawing()?.groups.findLast(({ first, count }) => first <= lane && lane < first + count);
}

export function insertAtSelection(): void {
  const drawing = shownDrawing();
  if (drawing) edit((document) => insertCells(document, ranges(selection(), drawing)));
}

export function removeSelectedCells(): void {
  const drawing = shownDrawing();
  if (drawing) edit((document) => removeCells(document, ranges(selection(), drawing)));
}

/** Names the chosen cell, or takes its name away. */
export function toggleNode(): void {
  const { lane, cell } = selection();
  edit((document) => {
    const letter = document.drawing.lanes[lane]?.node[cell] ?? '.';
    return setNode(document, lane, cell, letter === '.' ? (freeNode(document) ?? '') : '');
  });
}

/** Begins an arrow at the chosen cell, or ends it there. */
export function drawArrow(): void {
  const { arrow } = useUi.getState();
  const { lane, cell } = selection();
  if (arrow === undefined) return useUi.setState({ arrow: { lane, cell } });
  useUi.setState({ arrow: undefined });
  if (arrow.lane !== lane || arrow.cell !== cell) connect(arrow, { lane, cell });
}

interface Place {
  lane: number;
  cell: number;
}

/** An arrow from one cell to another; cells without a name get one. */
export function connect(from: Place, to: Place): void {
  const named =
    ({ lane, cell }: Place) =>
    (document: Parameters<typeof setNode>[0]) => {
      const letter = document.drawing.lanes[lane]?.node[cell] ?? '.';
      return letter === '.' ? setNode(document, lane, cell, freeNode(document) ?? '') : [];
    };
  edit(named(from), named(to), (document) => {
    const { lanes } = document.drawing;
    const [a, b] = [lanes[from.lane]?.node[from.cell], lanes[to.lane]?.node[to.cell]];
    if (a === undefined || b === undefined || a === '.' || b === '.') return [];
    return addEdge(document, { from: a, to: b, shape: '~>', label: '' });
  });
}
