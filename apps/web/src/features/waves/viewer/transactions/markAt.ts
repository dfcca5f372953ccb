import type { DecoderSetup, TransactionMark } from '@netloom/waves';
import { lineIndexAt, linesOf, rulerHeight } from '../layout.ts';
import { laneOf } from '../paint/paintRow.ts';
import type { Scene } from '../paint/scene.ts';
import { boxesOf } from './paint/boxes.ts';

export interface MarkHit {
  mark: TransactionMark;
  setup: DecoderSetup;
}

/** Pixels beside a mark that still count as on it. */
const reach = 2;

/** The transaction that a place of the board shows; x and y from its upper left corner. */
export function markAt(scene: Scene, x: number, y: number, width: number): MarkHit | null {
  if (y < rulerHeight) return null;
  const lines = linesOf(scene.pane.rows);
  const line = lines.lines[lineIndexAt(lines, y - rulerHeight + scene.scrollTop)];
  if (line?.row.kind !== 'transactions') return null;
  const setup = line.row.decoder;
  const { marks } = scene.loader.transactions.marks(setup);
  if (!marks) return null;
  const plot = { span: scene.view.span, width };
  const lane = laneOf(line, rulerHeight + line.top - scene.scrollTop);
  const box = boxesOf(plot, lane, marks.marks, marks.lanes).findLast(
    ({ x0, x1, top, bottom }) => x >= x0 - reach && x <= x1 + reach && y >= top - 1 && y <= bottom + 1,
  );
  return box ? { mark: box.mark, setup } : null;
}
