import type { RefObject } from 'react';
import { commandSet } from '../../../../../commands/command.ts';
import { analysisOf } from '../../store/derived.ts';
import { usePins } from '../../store/pinsStore.ts';
import { choosePin, useUi } from '../../store/uiStore.ts';
import { freePin, toggleLock } from '../actions/pinActions.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { openPinMenu } from '../menu/menuStore.ts';
import { cursorOf } from './cursor.ts';
import { wholeExtent } from './extent.ts';
import { focusSearch } from './focusSearch.ts';
import { fitView, flipView, rotateView, useView, zoomView } from './viewStore.ts';

/** The package as it is drawn, and the element that it is drawn in. */
export interface PackageTargets {
  drawing: Drawing;
  box: RefObject<HTMLElement | null>;
}

const ZOOM = 1.25;

const chosenPin = () => useUi.getState().pin;
const isChosen = () => chosenPin() !== undefined;

function fit({ drawing }: PackageTargets): void {
  const { open } = usePins.getState();
  if (open) fitView(wholeExtent(drawing, analysisOf(open)));
}

/** How the package is looked at, and what can be done with the chosen pin; the keys hold while the picture has the focus. */
export const packageCommands = commandSet<PackageTargets>(
  (id) => `pinPackage:command.${id}`,
  [
    { id: 'search', keys: ['/'], run: focusSearch },
    { id: 'rotate', keys: ['R'], run: () => rotateView(1) },
    { id: 'rotateBack', keys: ['Shift+R'], run: () => rotateView(-1) },
    { id: 'flip', keys: ['F'], when: ({ drawing }) => drawing.isGrid, run: flipView },
    { id: 'zoomIn', keys: ['+', '='], run: () => zoomView(ZOOM) },
    { id: 'zoomOut', keys: ['-'], run: () => zoomView(1 / ZOOM) },
    { id: 'fit', keys: ['0'], run: fit },
    {
      id: 'menu',
      keys: ['Enter', 'ContextMenu'],
      when: isChosen,
      run: ({ drawing, box }) => openPinMenu(chosenPin()!, placeOf(drawing, chosenPin()!, box.current!)),
    },
    { id: 'free', keys: ['Delete', 'Backspace'], when: isChosen, run: () => freePin(chosenPin()!) },
    { id: 'lock', keys: ['L'], when: isChosen, run: () => toggleLock(chosenPin()!) },
    { id: 'leave', keys: ['Escape'], when: isChosen, run: () => choosePin(undefined) },
  ],
);

/** Where a pin is in the window. */
function placeOf(drawing: Drawing, pin: string, box: HTMLElement): { x: number; y: number } {
  const { left, top } = box.getBoundingClientRect();
  const { viewport, cursor } = useView.getState();
  const pad = cursorOf(drawing, cursor, pin);
  if (!pad) return { x: left, y: top };
  return { x: left + viewport.x + pad.x * viewport.scale, y: top + viewport.y + pad.y * viewport.scale };
}
