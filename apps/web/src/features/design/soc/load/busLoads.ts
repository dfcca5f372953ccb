import type { SocDocument, TrafficRecord } from '@netloom/model';
import { linkId } from '../geometry/links.ts';

/** Share of clocks that carried a beat of data: the busier of reads and writes. */
interface Load {
  read: number;
  write: number;
}

type Connection = SocDocument['interfaceConnections'][number];

const instanceOf = (endpoint: string) => endpoint.split('.')[0]!;
const busier = ({ read, write }: Load) => Math.max(read, write);

function add(loads: Map<string, Load>, key: string, way: TrafficRecord['way'], share: number): void {
  const load = loads.get(key) ?? { read: 0, write: 0 };
  load[way] += share;
  loads.set(key, load);
}

/** Of a document that a simulation has several times, the monitor that saw most. */
function busiestOf(records: readonly TrafficRecord[]): TrafficRecord[] {
  const busiest = new Map<string, TrafficRecord>();
  for (const record of records) {
    const key = `${record.instance} ${record.way}`;
    const known = busiest.get(key);
    if (record.clocks > 0 && (!known || known.beats / known.clocks < record.beats / record.clocks))
      busiest.set(key, record);
  }
  return [...busiest.values()];
}

/**
 * Loads of connections by their ids, as far as monitors measured them: those at a monitor, those into a subordinate,
 * which are the sum of what the monitors of managers saw go there, and those into a bridge before one.
 */
export function busLoads(document: SocDocument, records: readonly TrafficRecord[]): Map<string, number> {
  const atMonitors = new Map<string, Load>();
  const atRegions = new Map<string, Load>();
  for (const { instance, manager, way, clocks, beats, rows } of busiestOf(records)) {
    add(atMonitors, instance, way, beats / clocks);
    // A monitor behind a crossbar sees again what those before it saw.
    const isFirst = !records.some(
      (other) => other.instance !== instance && isBehind(document, manager, other),
    );
    for (const { region, beats: part } of isFirst ? rows : [])
      if (region !== null) add(atRegions, region, way, part / clocks);
  }
  const found = new Map<string, number>();
  for (const each of document.interfaceConnections) {
    const load = loadOf(each, document, atMonitors, atRegions, new Set());
    if (load !== undefined) found.set(linkId('interfaceConnections', each.manager, each.subordinate), load);
  }
  return found;
}

/** Whether `manager` is a crossbar that the other monitor's transactions go through. */
function isBehind({ interfaceConnections }: SocDocument, manager: string, other: TrafficRecord): boolean {
  const reached = new Set([other.instance]);
  for (let size = 0; size < reached.size;) {
    size = reached.size;
    for (const { manager: from, subordinate: to } of interfaceConnections)
      if (reached.has(instanceOf(from)) && !other.rows.some(({ region }) => region === to))
        reached.add(instanceOf(to));
  }
  return reached.has(instanceOf(manager)) && manager !== other.manager;
}

function loadOf(
  { manager, subordinate }: Connection,
  document: SocDocument,
  atMonitors: ReadonlyMap<string, Load>,
  atRegions: ReadonlyMap<string, Load>,
  seen: ReadonlySet<string>,
): number | undefined {
  for (const [end, side] of [
    [subordinate, 's'],
    [manager, 'm'],
  ] as const) {
    const monitor = atMonitors.get(instanceOf(end));
    if (monitor && end === `${instanceOf(end)}.${side}`) return busier(monitor);
  }
  const region = atRegions.get(subordinate);
  if (region) return busier(region);
  const next = instanceOf(subordinate);
  const into = document.interfaceConnections.filter((each) => instanceOf(each.subordinate) === next);
  if (into.length !== 1 || seen.has(next)) return undefined;
  const out = document.interfaceConnections.filter((each) => instanceOf(each.manager) === next);
  const behind = out.map((each) => loadOf(each, document, atMonitors, atRegions, new Set([...seen, next])));
  const measured = behind.filter((load) => load !== undefined);
  return measured.length === 0 ? undefined : measured.reduce((sum, load) => sum + load, 0);
}
