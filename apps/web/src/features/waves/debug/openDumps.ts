import { create } from 'zustand';
import { placeKey } from '../viewer/index.ts';
import type { WavePlace } from '../viewer/index.ts';

const STORAGE_KEY = 'netloom.waveDumps';
const mostRecent = 12;
/** Each keeps what its viewer has loaded. */
const mostOpen = 8;

/** A dump with the name that tells it from others in lists. */
export interface OpenDump {
  place: WavePlace;
  title: string;
}

interface Dumps {
  /** In the order of their tabs. */
  open: OpenDump[];
  /** Opened before, newest first. */
  recent: OpenDump[];
}

const storageKey = (deptId: number) => `${STORAGE_KEY}.${deptId}`;
const isKept = ({ place }: OpenDump) => place.kind !== 'local';

function stored(deptId: number): Dumps {
  try {
    const { open, recent } = JSON.parse(localStorage.getItem(storageKey(deptId)) ?? '{}') as Partial<Dumps>;
    return { open: open ?? [], recent: recent ?? [] };
  } catch {
    return { open: [], recent: [] };
  }
}

/** The dumps that are open in waveform debug, by project; the browser keeps all but local ones. */
export const useDumps = create<Record<number, Dumps>>(() => ({}));

const none: Dumps = { open: [], recent: [] };

/** Reads what the browser kept of a project, once. */
export function recallDumps(deptId: number): void {
  if (!useDumps.getState()[deptId]) useDumps.setState({ [deptId]: stored(deptId) });
}

function update(deptId: number, change: (dumps: Dumps) => Dumps): void {
  const next = change(useDumps.getState()[deptId] ?? stored(deptId));
  useDumps.setState({ [deptId]: next });
  const kept = { open: next.open.filter(isKept), recent: next.recent.filter(isKept) };
  localStorage.setItem(storageKey(deptId), JSON.stringify(kept));
}

const is = (place: WavePlace) => (dump: OpenDump) => placeKey(dump.place) === placeKey(place);

/** A local file that is opened again may be another one of the same name: it takes the place of the first. */
function opened(open: OpenDump[], dump: OpenDump): OpenDump[] {
  if (!open.some(is(dump.place))) return [...open, dump].slice(-mostOpen);
  return dump.place.kind === 'local' ? open.map((one) => (is(dump.place)(one) ? dump : one)) : open;
}

/** Opens a dump in a tab; the one that was opened first goes when there are too many. */
export function openDump(deptId: number, dump: OpenDump): void {
  update(deptId, ({ open, recent }) => ({
    open: opened(open, dump),
    recent: [dump, ...recent.filter((one) => !is(dump.place)(one))].slice(0, mostRecent),
  }));
}

export function closeDump(deptId: number, place: WavePlace): void {
  update(deptId, ({ open, recent }) => ({ open: open.filter((dump) => !is(place)(dump)), recent }));
}

export function forgetRecent(deptId: number, place: WavePlace): void {
  update(deptId, ({ open, recent }) => ({ open, recent: recent.filter((dump) => !is(place)(dump)) }));
}

export function useProjectDumps(deptId: number): Dumps {
  return useDumps((state) => state[deptId]) ?? none;
}
