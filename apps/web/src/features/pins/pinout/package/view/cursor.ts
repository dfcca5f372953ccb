import type { Drawing, DrawnPad } from '../drawing/drawing.ts';
import { choosePin, useUi } from '../../store/uiStore.ts';
import { pinOfPad } from './padLook.ts';
import { useView } from './viewStore.ts';
import { analysisOf } from '../../store/derived.ts';
import { usePins } from '../../store/pinsStore.ts';

/** The pad of the chosen pin; of several with pins of its name the one that was pointed at. */
export function cursorOf(
  drawing: Drawing,
  position: string | undefined,
  pin: string | undefined,
): DrawnPad | undefined {
  if (pin === undefined) return undefined;
  const pad = position === undefined ? undefined : drawing.at.get(position);
  return pad?.pins.some(({ name }) => name === pin) ? pad : drawing.of.get(pin);
}

/** Chooses the pin that a pad shows. */
export function choosePad(pad: DrawnPad): void {
  const { open } = usePins.getState();
  const pin = open && pinOfPad(pad, analysisOf(open), useUi.getState().pin);
  useView.setState({ cursor: pad.position });
  if (!pin) return;
  choosePin(pin.name);
  // What is chosen in the picture is shown, unless a placement waits for an answer.
  if (useUi.getState().moves.length === 0) useUi.setState({ bottom: 'pin' });
}
