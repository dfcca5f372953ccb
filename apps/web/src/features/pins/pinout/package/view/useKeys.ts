import type { KeyboardEvent, RefObject } from 'react';
import { freePin, toggleLock } from '../actions/pinActions.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { openPinMenu } from '../menu/menuStore.ts';
import { analysisOf } from '../../store/derived.ts';
import { usePins } from '../../store/pinsStore.ts';
import { choosePin, useUi } from '../../store/uiStore.ts';
import { choosePad, cursorOf } from './cursor.ts';
import { wholeExtent } from './extent.ts';
import { focusSearch } from './focusSearch.ts';
import { fitView, flipView, rotateView, useView, zoomView } from './viewStore.ts';
import { walked } from './walk.ts';

const ZOOM = 1.25;

/** Arrows walk, Enter opens the menu, Delete frees, L locks, / searches, + − 0 zoom, R turns, F looks from below. */
export function useKeys(drawing: Drawing, box: RefObject<HTMLElement | null>) {
  return (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const run = commandOf(event, drawing, box);
    if (!run) return;
    event.preventDefault();
    event.stopPropagation();
    run();
  };
}

function commandOf(
  { key, shiftKey }: KeyboardEvent,
  drawing: Drawing,
  box: RefObject<HTMLElement | null>,
): (() => void) | undefined {
  const { pin } = useUi.getState();
  const { open } = usePins.getState();
  if (key.startsWith('Arrow')) return () => walk(drawing, key);
  switch (key) {
    case '+':
    case '=':
      return () => zoomView(ZOOM);
    case '-':
      return () => zoomView(1 / ZOOM);
    case '0':
      return () => open && fitView(wholeExtent(drawing, analysisOf(open)));
    case '/':
      return focusSearch;
    case 'r':
    case 'R':
      return () => rotateView(shiftKey ? -1 : 1);
    case 'f':
      return drawing.isGrid ? flipView : undefined;
    case 'Home':
    case 'End':
      return () => choosePad(drawing.pads.at(key === 'Home' ? 0 : -1)!);
  }
  if (pin === undefined) return undefined;
  switch (key) {
    case 'Enter':
    case 'ContextMenu':
      return () => openPinMenu(pin, placeOf(drawing, pin, box.current!));
    case 'Delete':
    case 'Backspace':
      return () => freePin(pin);
    case 'l':
    case 'L':
      return () => toggleLock(pin);
    case 'Escape':
      return () => choosePin(undefined);
  }
  return undefined;
}

function walk(drawing: Drawing, key: string): void {
  const from = cursorOf(drawing, useView.getState().cursor, useUi.getState().pin);
  const next = from ? walked(drawing.pads, from, key) : drawing.pads[0];
  if (next) choosePad(next);
}

/** Where a pin is in the window. */
function placeOf(drawing: Drawing, pin: string, box: HTMLElement): { x: number; y: number } {
  const { left, top } = box.getBoundingClientRect();
  const { viewport, cursor } = useView.getState();
  const pad = cursorOf(drawing, cursor, pin);
  if (!pad) return { x: left, y: top };
  return { x: left + viewport.x + pad.x * viewport.scale, y: top + viewport.y + pad.y * viewport.scale };
}
