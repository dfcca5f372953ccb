import { getAllSocCanvas, menus, selectCanvasBySocCanvasId } from '@netloom/contract';
import { useEffect } from 'react';
import { askAhead as askCallAhead, askCall, callKey, queryClient } from '../api/index.ts';
import { screenByPath } from '../screens.ts';
import type { Screen } from '../screens.ts';
import { selectedDesign, useDept, useDesign } from '../session/index.ts';
import { onStreamMessage } from '../stream/index.ts';
import type { HubMessage } from '../stream/index.ts';

/** The canvas, where the server's menus begin unless an administrator has sorted them otherwise. */
const USUAL_PATH = '/charts/keyboard';

/** The screen that an address will most likely lead to, before the menus have come that say so. */
export function screenAhead(path: string): Screen | undefined {
  return screenByPath(path === '/' ? USUAL_PATH : path);
}

/** Asks for what a screen will ask as soon as it is shown. A failure is the screen's to tell. */
function askFor({ asks = [] }: Screen, deptId: number): void {
  for (const call of asks) askCallAhead(call, { params: { x: deptId } });
}

/** The design that the canvas will open: the one of the address, else the one last chosen here, else the first. */
async function askForDesign(deptId: number): Promise<void> {
  const named = Number(new URLSearchParams(location.search).get('canvas'));
  const id = named > 0 ? named : (useDesign.getState().designId ?? (await firstDesign(deptId)));
  if (id !== undefined) askCallAhead(selectCanvasBySocCanvasId, { params: { id } });
}

/** Undefined too where the list fails, which is the screen's to tell. */
async function firstDesign(deptId: number): Promise<number | undefined> {
  const designs = await askCall(getAllSocCanvas, { params: { x: deptId } }).catch(() => []);
  return selectedDesign(designs, undefined)?.socCanvasId;
}

/** What the address of a screen says of the design last chosen here: the screen need not change its address for it. */
export function designSearch(path: string): string {
  const { designId } = useDesign.getState();
  return screenByPath(path)?.opensDesign && designId !== undefined ? `?canvas=${designId}` : '';
}

/** A design that was asked for ahead is not opened as it was before something wrote to the tree. */
function forgetWritten(message: HubMessage): void {
  if (message.type === 'tree-changed')
    queryClient.removeQueries({ queryKey: callKey(selectCanvasBySocCanvasId) });
}

/** Asks for what the first screen will show while menus and shell are on their way. */
export function useAskedAhead(): void {
  const deptId = useDept((state) => state.deptId);
  useEffect(() => onStreamMessage(forgetWritten), []);
  useEffect(() => {
    const screen = screenAhead(location.pathname);
    if (deptId === null) return;
    askCallAhead(menus, { query: { deptId } });
    if (!screen) return;
    askFor(screen, deptId);
    if (screen.opensDesign) void askForDesign(deptId);
  }, [deptId]);
}

/** Code, texts and data of a screen that the pointer rests on, and that is likely to be chosen next. */
export function askAhead(screen: Screen): void {
  const { deptId } = useDept.getState();
  screen.load().catch(() => undefined);
  if (deptId !== null) askFor(screen, deptId);
}
