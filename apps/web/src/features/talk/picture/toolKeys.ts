import type { KeyboardEvent } from 'react';
import { TOOLS } from './marks.ts';
import type { Tool } from './marks.ts';
import type { PaintingState } from './usePainting.ts';

export const TOOL_KEYS: Readonly<Record<Tool, string>> = {
  arrow: 'a',
  box: 'b',
  pen: 'p',
  text: 't',
  hide: 'h',
};

/** Letters choose a tool, Ctrl+Z and Ctrl+Y go back and forth; not while a text is written. */
export function pressToolKey(event: KeyboardEvent, state: PaintingState): void {
  if (event.target instanceof HTMLInputElement || event.altKey) return;
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (key === 'y' || (key === 'z' && event.shiftKey)) state.redo();
    else if (key === 'z') state.undo();
    else return;
  } else {
    const tool = TOOLS.find((each) => TOOL_KEYS[each] === key);
    if (tool === undefined) return;
    state.choose({ tool });
  }
  event.preventDefault();
}
