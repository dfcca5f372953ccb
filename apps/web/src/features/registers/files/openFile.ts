import { getVerilogInfoByPath } from '@netloom/contract';
import type { VerilogFile } from '@netloom/contract';
import type { RegisterMap } from '@netloom/model';
import { readRegisterMap } from '@netloom/soc/registers';
import { callApi } from '../../../api/index.ts';
import { NOTHING_SELECTED, putMap, useRegisters } from '../store/registerStore.ts';
import type { OpenMap, Selection } from '../store/registerStore.ts';

export const LIBRARY = 'library/';

/** Shows a description: with its edits if it is open, else as the server has it. */
export async function openFile(deptId: number, path: string): Promise<void> {
  const { maps } = useRegisters.getState();
  if (maps[path]) return useRegisters.setState({ current: path, broken: undefined });
  const stored = await callApi(getVerilogInfoByPath, { body: { deptId, socVerilogPath: path } });
  showStored(stored);
}

/** Shows what the server has, and forgets edits. */
export function showStored(stored: VerilogFile): void {
  const path = stored.socVerilogPath;
  const { document, diagnostics } = readRegisterMap(stored.verilogFile, path);
  if (document === undefined) {
    return useRegisters.setState({ current: undefined, broken: { path, diagnostics } });
  }
  putMap({
    path,
    readOnly: path.startsWith(LIBRARY),
    stored,
    saved: document,
    map: document,
    past: [],
    future: [],
    selection: firstRegister(document),
  });
  useRegisters.setState({ current: path, broken: undefined });
}

/** Opens a map that is not in the tree yet; the first save writes it. */
export function openNew(path: string, map: RegisterMap): void {
  putMap({
    path,
    readOnly: false,
    stored: undefined,
    saved: undefined,
    map,
    past: [],
    future: [],
    selection: firstRegister(map),
  });
  useRegisters.setState({ current: path, broken: undefined });
}

function firstRegister({ children }: RegisterMap): Selection {
  const node: number[] = [];
  let level = children;
  for (;;) {
    const first = level[0];
    if (first === undefined) return node.length === 0 ? NOTHING_SELECTED : { node, field: undefined };
    node.push(0);
    if (first.kind !== 'group') return { node, field: undefined };
    level = first.children;
  }
}

/** Forgets the edits of a description; one that was never saved is closed. */
export function discardEdits({ path, stored }: OpenMap): void {
  if (stored !== undefined) return showStored(stored);
  const { maps } = useRegisters.getState();
  const others = Object.fromEntries(Object.entries(maps).filter(([key]) => key !== path));
  useRegisters.setState({ maps: others, current: undefined });
}
