import { FLAG, colorOf, hasUnknown, lookOf } from './gtkwFlags.ts';
import { gtkwTrace } from './gtkwTrace.ts';
import { ViewTextError } from './readView.ts';
import type { RowColor } from '@netloom/waves/view';
import type { SavedGroup, SavedRow, ViewFile } from '@netloom/waves/view';

export interface GtkwReading {
  view: ViewFile;
  /** What the file asks for and this viewer does not have, with its line. */
  lost: { line: number; text: string }[];
}

/** What holds for the lines that follow. */
interface Format {
  flags: number;
  color: RowColor | undefined;
  point: number;
  /** A line of its own said that a filter translates the next trace. */
  filtered: boolean;
}

/** Settings of GTKWave's window and of its signal tree. */
const WINDOW =
  /^\[(\*|dumpfile|dumpfile_mtime|dumpfile_size|savefile|optimize_vcd|pos|treeopen|sst_\w+|pattern_trace)\]/;
const SETTING = /^\[(\w+)\]\s*(.*)$/;
const UNSET = -1;

class Reader {
  readonly lost: GtkwReading['lost'] = [];
  private readonly root: SavedGroup = { group: '', rows: [] };
  private readonly open: SavedGroup[] = [this.root];
  private format: Format = { flags: FLAG.hex, color: undefined, point: 0, filtered: false };
  private readonly markerNames = new Map<number, string>();
  private times: number[] = [];
  private zoom = 0;
  private readonly settings = new Map<string, number>();

  line(text: string, line: number): void {
    const drop = () => this.lost.push({ line, text });
    const [, setting, value = ''] = SETTING.exec(text) ?? [];
    if (text === '' || WINDOW.test(text)) return;
    if (setting !== undefined) return this.setting(setting, value, drop);
    if (text.startsWith('*')) return this.zoomAndMarkers(text.slice(1), line);
    if (text.startsWith('@')) return this.flags(text.slice(1), line);
    if (text.startsWith('-')) return this.blank(text.slice(1));
    if (text.startsWith('^')) {
      this.format.filtered = true;
      return void drop();
    }
    this.trace(text, drop);
  }

  private setting(name: string, value: string, drop: () => void): void {
    if (name === 'color') this.format.color = colorOf(Number(value));
    else if (name === 'fpshift_count') this.format.point = Number(value);
    else if (name === 'markername' && value !== '')
      this.markerNames.set(value.charCodeAt(0) - 'A'.charCodeAt(0), value.slice(1));
    else if (['timestart', 'size', 'signals_width'].includes(name))
      this.settings.set(name, parseInt(value, 10));
    else drop();
  }

  private zoomAndMarkers(text: string, line: number): void {
    const [zoom = NaN, ...times] = text.split(/\s+/).map(Number);
    if (Number.isNaN(zoom) || times.some(Number.isNaN))
      throw new ViewTextError(
        '* is followed by the zoom and the times of the markers, all of them numbers',
        line,
      );
    this.zoom = zoom;
    this.times = times;
  }

  private flags(text: string, line: number): void {
    if (!/^[0-9a-f]+$/i.test(text)) throw new ViewTextError('@ is followed by a hexadecimal number', line);
    this.format.flags = parseInt(text, 16);
  }

  private blank(name: string): void {
    const { flags } = this.format;
    if (flags & FLAG.groupBegin) this.begin(name);
    else if (flags & FLAG.groupEnd) this.end();
    else if (!(flags & FLAG.analogStretch)) this.rows.push({ separator: name });
    else this.raise();
  }

  /** Blank lines below an analog trace make it higher. */
  private raise(): void {
    const last = this.rows.at(-1);
    if (last && ('signal' in last || 'vector' in last)) last.height = last.height === undefined ? 2 : 4;
  }

  private begin(name: string): void {
    const group: SavedGroup = { group: name, rows: [] };
    if (this.format.flags & FLAG.closed) group.open = false;
    this.rows.push(group);
    this.open.push(group);
  }

  private end(): void {
    if (this.open.length > 1) this.open.pop();
  }

  private trace(text: string, drop: () => void): void {
    const { flags, color, point, filtered } = this.format;
    const { name, parts } = gtkwTrace(text);
    // The head of an expanded vector also opens its group of bits.
    if (flags & FLAG.groupBegin) this.begin(name ?? text);
    const look = { ...(name !== undefined && { name }), ...lookOf(flags, point), ...(color && { color }) };
    this.rows.push(parts.length === 1 ? { ...parts[0]!, ...look } : { vector: parts, ...look });
    if (hasUnknown(flags) && !filtered) drop();
    this.format = { flags, color: undefined, point: 0, filtered: false };
  }

  private get rows(): SavedRow[] {
    return this.open.at(-1)!.rows;
  }

  view(timescale: number): ViewFile {
    const [primary = UNSET, ...named] = this.times;
    const from = this.settings.get('timestart') ?? 0;
    // A pixel is 2^-zoom ticks; the window's width less the names is about what the waves have.
    const pixels = Math.max(
      100,
      (this.settings.get('size') ?? 1000) - (this.settings.get('signals_width') ?? 200),
    );
    const markers = named.flatMap((time, i) =>
      time === UNSET ? [] : [{ name: this.markerNames.get(i) ?? String.fromCharCode(65 + i), time }],
    );
    return {
      netloom: 'view',
      version: 1,
      timescale,
      from,
      to: from + Math.max(1, 2 ** -this.zoom * pixels),
      cursor: primary === UNSET ? from : primary,
      panes: [this.root.rows],
      markers,
      bookmarks: [],
    };
  }
}

/**
 * Reads a save file of GTKWave 3.3 (`.gtkw`, `.sav`): signals, groups, comments, radixes, colours, analog rows, markers
 * and the visible time; times are in ticks of the dump, of 10^timescale seconds. @throws ViewTextError
 */
export function readGtkw(text: string, timescale: number): GtkwReading {
  const reader = new Reader();
  text.split('\n').forEach((line, i) => reader.line(line.trim(), i + 1));
  return { view: reader.view(timescale), lost: reader.lost };
}
