import { portBitOf, signalsOn } from '../exclusive.ts';
import type { Context, Held } from '../context.ts';
import { removal } from '../report.ts';
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
        message: `${nameOf(first!)} and ${nameOf(other)} are both bit ${bit} of the port, which carries one signal: free one of the leads, or move its signal to another pin`,
        at: ['pins', other.name],
        pins: [other.name, first!.name],
        fix: removal(`Free ${other.name}`, ['pins', other.name]),
      });
    }
  }
}

function nameOf({ name, pin, assignment }: Held): string {
  return `${signalsOn(assignment).join(' and ')} on ${name} (lead ${pin.position})`;
}
