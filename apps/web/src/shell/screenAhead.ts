import { useEffect } from 'react';
import { callApi, callKey, queryClient } from '../api/index.ts';
import { screenByPath } from '../screens.ts';
import type { Screen } from '../screens.ts';
import { useDept } from '../session/index.ts';

/** The canvas, where the server's menus begin unless an administrator has sorted them otherwise. */
const USUAL_PATH = '/charts/keyboard';

/** The screen that an address will most likely lead to, before the menus have come that say so. */
export function screenAhead(path: string): Screen | undefined {
  return screenByPath(path === '/' ? USUAL_PATH : path);
}

/** Asks for what a screen will ask as soon as it is shown. A failure is the screen's to tell. */
function askFor({ asks = [] }: Screen, deptId: number): void {
  const input = { params: { x: deptId } };
  for (const call of asks)
    void queryClient.prefetchQuery({
      queryKey: callKey(call, input),
      queryFn: ({ signal }) => callApi(call, input, signal),
      meta: { quiet: true },
    });
}

/** Asks for what the first screen will show while menus and shell are on their way. */
export function useAskedAhead(): void {
  const deptId = useDept((state) => state.deptId);
  useEffect(() => {
    const screen = screenAhead(location.pathname);
    if (deptId !== null && screen) askFor(screen, deptId);
  }, [deptId]);
}

/** Code, texts and data of a screen that the pointer rests on, and that is likely to be chosen next. */
export function askAhead(screen: Screen): void {
  const { deptId } = useDept.getState();
  screen.load().catch(() => undefined);
  if (deptId !== null) askFor(screen, deptId);
}
