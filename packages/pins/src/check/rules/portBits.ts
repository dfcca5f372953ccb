import type { Said } from '@netloom/model';
import { listOf } from '../../wording/listOf.ts';
import { say } from '../../wording/sentences.ts';
import { portBitOf, signalsOn } from '../exclusive.ts';
import type { Context, Held } from '../context.ts';
import { freeing } from '../report.ts';
import type { Report } from '../report.ts';

/** A bit of a port drives or reads one signal, on however many leads the package has it (RM0444, RM0433: SYSCFG). */
export function checkPortBits({ held }: Context, report: Report): void {
  const byBit = new Map<string, Held[]>();
  for (const one of held) {
    const bit = portBitOf(one.pin, signalsOn(one.assignment));
    if (bit !== undefined) byBit.set(bit, [...(byBit.get(bit) ?? []), one]);
  }
  for (const [bit, [first, ...others]] of byBit) {
    for (const other of others) {
      // Of pads on one lead the rule on bonded pads speaks.
      if (other.pin.position === first!.pin.position) continue;
      report.error({
        code: 'PINS-PORT-BIT',
        ...say('PINS-PORT-BIT', { one: nameOf(first!), other: nameOf(other), bit }),
        at: ['pins', other.name],
        pins: [other.name, first!.name],
        fix: freeing(other.name),
      });
    }
  }
}

function nameOf({ name, pin, assignment }: Held): Said {
  const signals = listOf(signalsOn(assignment));
  return say('pins-on-lead', { signals, pin: name, position: pin.position });
}
