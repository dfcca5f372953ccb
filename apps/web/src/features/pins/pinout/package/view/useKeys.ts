import type { KeyboardEvent } from 'react';
import { pressKey } from '../../../../../commands/pressKey.ts';
import { useOffer } from '../../../../../commands/useOffer.ts';
import { useUi } from '../../store/uiStore.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { choosePad, cursorOf } from './cursor.ts';
import { packageCommands } from './packageCommands.ts';
import type { PackageTargets } from './packageCommands.ts';
import { useView } from './viewStore.ts';
import { walked } from './walk.ts';

const WALKING = /^(?:Arrow(?:Up|Down|Left|Right)|Home|End)$/;

/** Arrows, Home and End walk from pad to pad; other keys are those of the commands, which the palette has too. */
export function useKeys(targets: PackageTargets) {
  useOffer(packageCommands, targets);
  return (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (WALKING.test(key) && !ctrlKey && !metaKey && !altKey) {
      walk(targets.drawing, key);
      event.preventDefault();
    } else pressKey(event.nativeEvent, packageCommands, targets);
    if (event.nativeEvent.defaultPrevented) event.stopPropagation();
  };
}

function walk(drawing: Drawing, key: string): void {
  const next = padAfter(drawing, key);
  if (next) choosePad(next);
}

function padAfter(drawing: Drawing, key: string) {
  if (key === 'Home') return drawing.pads.at(0);
  if (key === 'End') return drawing.pads.at(-1);
  const from = cursorOf(drawing, useView.getState().cursor, useUi.getState().pin);
  return from ? walked(drawing.pads, from, key) : drawing.pads[0];
}
