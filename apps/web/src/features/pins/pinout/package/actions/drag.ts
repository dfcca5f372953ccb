import type { Chip, PinConfiguration } from '@netloom/pins';
import type { Point } from '../../../../../view2d/geometry.ts';
import { standingAt } from './obstacles.ts';
import { offers } from './offers.ts';

/** An assignment on its way to another pin. */
export interface DragState {
  /** Name of the pin that it comes from. */
  from: string;
  signal: string;
  /** Pins that can take it, by position. */
  targets: ReadonlyMap<string, string>;
  /** Pixels in the window. */
  at: Point;
  /** Position under the pointer. */
  over: string | undefined;
}

/** Pins that offer a signal and are not locked to another one, by position. */
export function targetsOf(
  configuration: PinConfiguration,
  chip: Chip,
  from: string,
  signal: string,
): Map<string, string> {
  const targets = new Map<string, string>();
  for (const pin of chip.pins) {
    if (pin.name === from || !offers(pin, signal)) continue;
    const there = standingAt(configuration, chip, pin.name, [signal]);
    if (there.some((each) => each.pin !== from && each.assignment.lock)) continue;
    targets.set(pin.position, pin.name);
  }
  return targets;
}
