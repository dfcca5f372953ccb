import type { ChangeClass } from '@netloom/soc';
import type { Colours } from '../paint/colours.ts';

/** A letter or sign for each class, so that none is told by its colour alone. */
export const GLYPHS: Readonly<Record<ChangeClass, string>> = {
  ...{ added: '+', removed: '−', renamed: 'N', moved: 'M', rewired: 'W', version: 'V' },
  ...{ parameter: 'P', interface: 'I', address: 'A', clock: 'C', note: 'T', other: '·' },
};

/** In the order of legend and table. */
export const CLASSES = Object.keys(GLYPHS) as ChangeClass[];

export function colourOf(of: ChangeClass, colours: Colours): string {
  if (of === 'added') return colours.compatible;
  if (of === 'removed') return colours.error;
  return of === 'moved' ? colours.subtitle : of === 'renamed' ? colours.selection : colours.warning;
}
