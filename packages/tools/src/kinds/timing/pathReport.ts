import type { TimingCheck, TimingPath, TimingPoint, TimingPointSort } from '@netloom/model';

/**
 * Reads what OpenSTA's `report_checks -format full_clock_expanded -fields {slew cap input_pins nets fanout}` prints.
 * Columns are right-aligned under their headings and may be empty, so a number belongs to the heading that it ends
 * under; a heading wider than its column moves those after it by a character.
 */
const HEADING = /^\s*(?:Fanout|Cap|Slew|Delay|Time)\b.*Description$/;
const ROW = /^((?:\s+-?\d+(?:\.\d+)?(?:e[-+]?\d+)?(?=\s))*)\s*(.*)$/;
const PIN = /^(?:([\^v]) )?(\S+) \(([^)\s]+)\)$/;
const SHIFT = 2;

interface Row {
  values: Record<string, number>;
  text: string;
}

interface Column {
  name: string;
  end: number;
}

function columnsOf(heading: string): Column[] {
  const words = [...heading.matchAll(/\S+/g)].slice(0, -1);
  return words.map(({ 0: name, index }) => ({ name, end: index + name.length }));
}

function rowOf(line: string, columns: Column[]): Row {
  const [, numbers = '', text = ''] = ROW.exec(line) ?? [];
  const values: Record<string, number> = {};
  for (const { 0: number, index } of numbers.matchAll(/\S+/g)) {
    const column = columns.find(({ end }) => Math.abs(end - index - number.length) <= SHIFT);
    if (column) values[column.name] = Number(number);
  }
  return { values, text };
}

function sortOf(text: string): TimingPointSort {
  if (/^clock /.test(text)) return 'clock';
  if (/external delay$/.test(text)) return 'external';
  if (/^library .* time$/.test(text)) return 'check';
  return 'other';
}

function pointOf({ values, text }: Row): TimingPoint {
  const { Delay: delay = 0, Time: time = 0, Slew: slew } = values;
  const pin = PIN.exec(text);
  if (!pin) return { sort: sortOf(text), name: text.replace(/^[\^v] /, ''), cell: '', delay, time, edge: '' };
  const [, mark, name = '', kind = ''] = pin;
  const isPort = kind === 'in' || kind === 'out' || kind === 'inout';
  const point: TimingPoint = {
    sort: kind === 'in' ? 'input' : 'net',
    name,
    cell: isPort ? '' : kind,
    delay,
    time,
    edge: mark === '^' ? 'rise' : mark === 'v' ? 'fall' : '',
  };
  return slew === undefined ? point : { ...point, slew };
}

/** A net stands under the pin that drives it, with its load. */
function takeNet(point: TimingPoint, net: string, { Cap, Fanout }: Row['values']): void {
  if (point.sort === 'net' && point.cell !== '') point.sort = 'cell';
  point.net = net;
  if (Cap !== undefined) point.capacitance = Cap;
  if (Fanout !== undefined) point.fanout = Fanout;
}

/** Points up to the line that ends the section, and that line's time. */
function readPoints(lines: string[], columns: Column[], end: string) {
  const points: TimingPoint[] = [];
  for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
    if (line.trim() === '' || /^-+$/.test(line)) continue;
    const row = rowOf(line, columns);
    if (row.text === end) return { points, time: row.values.Time ?? 0 };
    const net = /^(\S+) \(net\)$/.exec(row.text)?.[1];
    const last = points.at(-1);
    if (net === undefined) points.push(pointOf(row));
    else if (last) takeNet(last, net, row.values);
  }
  return undefined;
}

const field = (block: string, name: string) => new RegExp(`^${name}: (\\S+)`, 'm').exec(block)?.[1] ?? '';
/** The clock whose edge a side of the path begins with. */
const clockOf = ([first]: TimingPoint[]) => /^clock (\S+) \(/.exec(first?.name ?? '')?.[1] ?? '';

function readPath(block: string, check: TimingCheck): TimingPath | undefined {
  const lines = block.split('\n');
  const heading = lines.findIndex((line) => HEADING.test(line));
  if (heading < 0) return undefined;
  const columns = columnsOf(lines[heading]!);
  const rest = lines.slice(heading + 1);
  const data = readPoints(rest, columns, 'data arrival time');
  const required = readPoints(rest, columns, 'data required time');
  const slack = /^\s*(-?\d\S*)\s+slack \(/m.exec(block)?.[1];
  if (!data || !required || slack === undefined) return undefined;
  return {
    check,
    startpoint: field(block, 'Startpoint'),
    endpoint: data.points.findLast(({ edge }) => edge !== '')?.name ?? field(block, 'Endpoint'),
    launchClock: clockOf(data.points),
    captureClock: clockOf(required.points),
    pathGroup: field(block, 'Path Group'),
    ...(/^Corner: /m.test(block) && { corner: field(block, 'Corner') }),
    slack: Number(slack),
    arrival: data.time,
    required: required.time,
    points: data.points,
    requiredPoints: required.points,
  };
}

/** All paths of a report in its order. */
export function readPaths(text: string, check: TimingCheck): TimingPath[] {
  return text.split(/^(?=Startpoint: )/m).flatMap((block) => readPath(block, check) ?? []);
}
