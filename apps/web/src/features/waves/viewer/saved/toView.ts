import type { WaveVariable } from '@netloom/waves';
import { defaultFormat } from '../format/defaultFormat.ts';
import type { Arrangement, Format, RowNode, SignalPart, SignalRow } from '../view/model.ts';
import type { Span } from '../view/span.ts';
import type { SavedPart, SavedRow, SavedSignal, SavedVector, ViewFile } from '@netloom/waves/view';

/** What the action `restore` takes. */
export type RestoredView = Arrangement & { span: Span; cursor: number };

type Found = ReadonlyMap<string, WaveVariable | null>;

function partsOf(row: SavedRow): SavedPart[] {
  if ('group' in row) return row.rows.flatMap(partsOf);
  if ('signal' in row) return [row];
  return 'vector' in row ? row.vector : [];
}

/** Paths of all signals of a view, each once. */
export function pathsOf({ panes }: ViewFile): string[] {
  return [...new Set(panes.flatMap((rows) => rows.flatMap(partsOf)).map(({ signal }) => signal))];
}

function partOf({ signal, bits }: SavedPart, found: Found): SignalPart {
  const variable = found.get(signal) ?? null;
  const part = { path: variable?.path ?? signal, variable };
  if (bits === undefined) return part;
  const [high = 0, low = high] = bits.split(':').map(Number);
  if (variable && (variable.value !== 'bits' || high >= variable.width))
    return { path: signal, variable: null, high, low };
  const isWhole = variable?.width === high + 1 && low === 0;
  return isWhole ? part : { ...part, high, low };
}

function formatOf({ radix, fraction, signed, names }: Partial<SavedSignal>, parts: SignalPart[]): Format {
  const usual: Format = parts[0]!.variable ? defaultFormat(parts[0]!.variable) : { radix: 'hex' };
  return {
    ...usual,
    ...(radix && { radix }),
    ...(fraction !== undefined && { fraction }),
    ...(signed !== undefined && { signedFixed: signed }),
    ...(names && { names }),
  };
}

function signalOf(row: SavedSignal | SavedVector, found: Found, key: number): SignalRow {
  const { name, color, analog, low, high, height } = row;
  const parts = ('vector' in row ? row.vector : [row]).map((part) => partOf(part, found));
  return {
    kind: 'signal',
    key,
    parts,
    format: formatOf(row, parts),
    ...(name !== undefined && { name }),
    ...(color && { color }),
    ...(analog && {
      analog: { mode: analog, ...(low !== undefined && { low }), ...(high !== undefined && { high }) },
    }),
    ...(height !== undefined && { height }),
  };
}

/** The arrangement that a view describes, in ticks of 10^timescale seconds, with `found` telling each path's variable. */
export function toView(file: ViewFile, found: Found, timescale: number): RestoredView {
  let key = 0;
  const rowOf = (row: SavedRow): RowNode => {
    key += 1;
    if ('group' in row)
      return { kind: 'group', key, name: row.group, open: row.open ?? true, rows: row.rows.map(rowOf) };
    if ('separator' in row) return { kind: 'separator', key, name: row.separator };
    if ('transactions' in row) {
      const { transactions: name, decoder, height } = row;
      return { kind: 'transactions', key, name, decoder, ...(height !== undefined && { height }) };
    }
    return signalOf(row, found, key);
  };
  const scale = 10 ** (file.timescale - timescale);
  const tick = (time: number) => Math.round(time * scale);
  return {
    panes: file.panes.map((rows) => ({ key: (key += 1), rows: rows.map(rowOf) })),
    direction: file.direction ?? 'stacked',
    markers: file.markers.map(({ name, time }) => ({ key: (key += 1), name, time: tick(time) })),
    bookmarks: file.bookmarks.map(({ name, from, to }) => ({
      key: (key += 1),
      name,
      from: tick(from),
      to: tick(to),
    })),
    span: { from: file.from * scale, to: file.to * scale },
    cursor: tick(file.cursor),
  };
}
