import type { Context } from '../context.ts';
import { isDirectPad, portBitOf, signalsOn } from '../exclusive.ts';
import type { Report } from '../report.ts';

/** Between a direct pad of a converter and the port's pad is a switch that generated code leaves alone (RM0433, 12.3.1). */
export function checkAnalogSwitch({ held }: Context, report: Report): void {
  for (const { name, pin, assignment } of held) {
    if (!isDirectPad(pin)) continue;
    const isOpen = portBitOf(pin, signalsOn(assignment)) === undefined;
    const bit = `P${pin.port}${pin.number}`;
    const reason = isOpen
      ? 'so that only the converter sees the pad'
      : `because the signal comes from ${bit}`;
    report.info({
      code: 'PINS-ANALOG-SWITCH',
      message: `${name} carries ${assignment.signal}: the analog switch to ${bit} (${bit}SO of SYSCFG_PMCR) must be ${isOpen ? 'open' : 'closed'}, ${reason}; generated code leaves it as reset does, so set it in the code`,
      at: ['pins', name],
      pins: [name],
    });
  }
}
