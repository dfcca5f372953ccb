import type { Packaged } from '@netloom/pins';
import { padsOf } from '@netloom/pinmux';
import type { Pinmux } from '@netloom/pinmux';

const known = new WeakMap<Pinmux['pads'], Packaged>();

/** The pads at their places: those that they name, where every one names its own; else once round in the order of codes. */
export function packagedOf({ name, pads }: Pick<Pinmux, 'name' | 'pads'>): Packaged {
  let packaged = known.get(pads);
  if (packaged === undefined) known.set(pads, (packaged = placed(name, pads)));
  return packaged;
}

/** Whether pads stand where they say that they are. */
export function isLocated(pads: Pinmux['pads']): boolean {
  const locations = Object.values(pads).map(({ location }) => location);
  const isEach = (pattern: RegExp) => locations.every((location) => pattern.test(location ?? ''));
  return (
    new Set(locations).size === locations.length &&
    (isEach(/^[1-9]\d{0,2}$/) || isEach(/^[A-Z]{1,2}[1-9]\d?$/))
  );
}

function placed(model: string, pads: Pinmux['pads']): Packaged {
  const located = isLocated(pads);
  const isBalls = located && Object.values(pads).some(({ location }) => /^[A-Z]/.test(location!));
  const pins = padsOf({ pads } as Pinmux).map(({ name, location }, index) => ({
    name,
    position: located ? location! : String(index + 1),
    type: 'I/O' as const,
    signals: [],
  }));
  return { model, package: isBalls ? 'BGA' : 'QFN', pins };
}
