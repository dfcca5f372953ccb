import type { VerilogFile } from '@netloom/contract';
import type { Diagnostic, RegisterMap } from '@netloom/model';
import type { NodePath } from '@netloom/soc/registers';
import { create } from 'zustand';

/** What is shown and edited: a node (empty for the map itself), and a field of it. */
export interface Selection {
  node: NodePath;
  field: number | undefined;
}

/** What undo brings back. */
interface Snapshot {
  map: RegisterMap;
  selection: Selection;
}

/** A register description that is open, with its edits: hiding the screen loses none of them. */
export interface OpenMap extends Snapshot {
  path: string;
  /** Built-in IP can be read and copied alone. */
  readOnly: boolean;
  /** What the server has; undefined until the first save of a new file. */
  stored: VerilogFile | undefined;
  saved: RegisterMap | undefined;
  past: readonly Snapshot[];
  future: readonly Snapshot[];
}

/** A file that is no register description: what is wrong with it, at which line. */
export interface BrokenFile {
  path: string;
  diagnostics: readonly Diagnostic[];
}

interface RegistersState {
  maps: Readonly<Record<string, OpenMap>>;
  broken: BrokenFile | undefined;
  /** Path of the one that is shown. */
  current: string | undefined;
}

export const NOTHING_SELECTED: Selection = { node: [], field: undefined };

export const useRegisters = create<RegistersState>(() => ({
  maps: {},
  broken: undefined,
  current: undefined,
}));

export function currentMap(state = useRegisters.getState()): OpenMap | undefined {
  return state.current === undefined ? undefined : state.maps[state.current];
}

/** The shown description; undefined while none is. */
export function useCurrentMap(): OpenMap | undefined {
  return useRegisters(currentMap);
}

export function putMap(map: OpenMap): void {
  useRegisters.setState(({ maps }) => ({ maps: { ...maps, [map.path]: map } }));
}

export function isDirty({ map, saved }: OpenMap): boolean {
  return map !== saved;
}

window.addEventListener('beforeunload', (event) => {
  if (Object.values(useRegisters.getState().maps).some(isDirty)) event.preventDefault();
});
