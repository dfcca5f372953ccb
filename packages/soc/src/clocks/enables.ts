import type { ClockEnable, SocDocument } from '@netloom/model';
import { compareText } from '../document/order.ts';

/** An enable of a clock, which blocks take at the port `en_<name>` of the clock-and-reset unit. */
export interface NamedEnable extends ClockEnable {
  name: string;
  clock: string;
}

/** The enables of all clocks by their names. */
export function enablesOf({ clocks }: Pick<SocDocument, 'clocks'>): NamedEnable[] {
  return Object.entries(clocks)
    .flatMap(([clock, { enables = {} }]) =>
      Object.entries(enables).map(([name, enable]) => ({ ...enable, name, clock })),
    )
    .sort((a, b) => compareText(a.name, b.name));
}

export const enablePort = (name: string) => `en_${name}`;
