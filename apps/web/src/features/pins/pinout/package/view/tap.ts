import type { MouseEvent, PointerEvent } from 'react';
import { useUi } from '../../store/uiStore.ts';
import type { Drawing, DrawnPad } from '../drawing/drawing.ts';
import { openPinMenu } from '../menu/menuStore.ts';
import { choosePad } from './cursor.ts';
import { padUnder } from './padUnder.ts';
import { useView } from './viewStore.ts';

/** Chooses the pin of a pad. A finger has no second button: it taps the chosen pin again for its menu. */
export function tap(pad: DrawnPad | undefined, event: PointerEvent): void {
  if (!pad) return;
  const isAgain = useView.getState().cursor === pad.position && useUi.getState().pin !== undefined;
  choosePad(pad);
  if (event.pointerType !== 'mouse' && isAgain) openMenu(event);
}

/** Chooses the pin under the pointer, and opens its menu in place of the browser's. */
export function askMenu(drawing: Drawing, event: MouseEvent): void {
  event.preventDefault();
  const pad = padUnder(drawing, event);
  if (!pad) return;
  choosePad(pad);
  openMenu(event);
}

function openMenu({ clientX, clientY }: MouseEvent): void {
  const { pin } = useUi.getState();
  useView.setState({ hover: undefined });
  if (pin !== undefined) openPinMenu(pin, { x: clientX, y: clientY });
}
