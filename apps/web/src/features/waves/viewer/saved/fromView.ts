import type { WaveInfo } from '@netloom/waves';
import type { RowNode, SignalPart, SignalRow, ViewState } from '../view/model.ts';
import { rowWidth } from '../view/signalRow.ts';
import type { SavedPart, SavedRow, ViewFile } from '@netloom/waves/view';

function savedPart({ path, high, low }: SignalPart): SavedPart {
  if (high === undefined) return { signal: path };
  return { signal: path, bits: low === undefined || low === high ? `${high}` : `${high}:${low}` };
}

function savedSignal(row: SignalRow): SavedRow {
  const { parts, name, color, format, analog, height } = row;
  // One bit has one form, unless its values have names.
  const isPlain = rowWidth(row) === 1 && format.radix !== 'enum';
  const look = {
    ...(name !== undefined && { name }),
    ...(!isPlain && { radix: format.radix }),
    ...(format.fraction !== undefined && { fraction: format.fraction }),
    ...(format.signedFixed && { signed: true }),
    ...(format.names && { names: format.names }),
    ...(analog && { analog: analog.mode }),
    ...(analog?.low !== undefined && { low: analog.low }),
    ...(analog?.high !== undefined && { high: analog.high }),
    ...(height !== undefined && height > 1 && { height }),
    ...(color && { color }),
  };
  return parts.length === 1
    ? { ...savedPart(parts[0]!), ...look }
    : { vector: parts.map(savedPart), ...look };
}

function savedRow(row: RowNode): SavedRow {
  switch (row.kind) {
    case 'signal':
      return savedSignal(row);
    case 'group':
      return { group: row.name, ...(row.open ? {} : { open: false }), rows: row.rows.map(savedRow) };
    case 'separator':
      return { separator: row.name };
    case 'transactions':
      return {
        transactions: row.name,
        decoder: row.decoder,
        ...(row.height !== undefined && row.height > 1 && { height: row.height }),
      };
  }
}

/** What the user has arranged, without keys: the same arrangement gives the same view, in whatever order it was made. */
export function fromView(view: ViewState, { timescale }: Pick<WaveInfo, 'timescale'>): ViewFile {
  const { panes, direction, markers, bookmarks, span, cursor } = view;
  return {
    netloom: 'view',
    version: 1,
    timescale,
    from: span.from,
    to: span.to,
    cursor,
    ...(direction === 'beside' && { direction }),
    panes: panes.map(({ rows }) => rows.map(savedRow)),
    markers: markers.map(({ name, time }) => ({ name, time })),
    bookmarks: bookmarks.map(({ name, from, to }) => ({ name, from: Math.round(from), to: Math.round(to) })),
  };
}
