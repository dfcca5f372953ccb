import { getVerilogInfoByPath } from '@netloom/contract';
import type { VerilogFile } from '@netloom/contract';
import { callApi } from '../../../api/index.ts';
import { forgetDrawing, putDrawing, useDrawings, withText } from '../store/drawingStore.ts';
import type { OpenDrawing } from '../store/drawingStore.ts';
import { startAnew } from '../store/uiStore.ts';

export const EXTENSION = '.wavedrom.json';

/** Shows a drawing: with its edits if it is open, else as the server has it. */
export async function openFile(deptId: number, path: string): Promise<void> {
  if (useDrawings.getState().drawings[path]) return show(path);
  showStored(await callApi(getVerilogInfoByPath, { body: { deptId, socVerilogPath: path } }));
}

/** Shows what the server has, and forgets edits. */
export function showStored(stored: VerilogFile): void {
  put(stored.socVerilogPath, stored.verilogFile, stored);
}

/** Opens a drawing that is not in the tree yet; the first save writes it. */
export function openNew(path: string, text: string): void {
  put(path, text, undefined);
}

function put(path: string, text: string, stored: VerilogFile | undefined): void {
  const empty: OpenDrawing = {
    path,
    stored,
    text: '',
    read: { drawing: undefined, root: undefined, figure: undefined, diagnostics: [] },
    shown: undefined,
    past: [],
    future: [],
    typed: 0,
  };
  putDrawing(withText(empty, text));
  show(path);
}

function show(path: string): void {
  if (useDrawings.getState().current !== path) startAnew();
  useDrawings.setState({ current: path });
}

/** Forgets the edits of a drawing; one that was never saved is closed. */
export function discardEdits({ path, stored }: OpenDrawing): void {
  if (stored === undefined) forgetDrawing(path);
  else showStored(stored);
}
