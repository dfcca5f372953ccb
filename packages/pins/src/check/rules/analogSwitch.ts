import { say } from '../../wording/sentences.ts';
import type { Context } from '../context.ts';
import { isDirectPad, portBitOf, signalsOn } from '../exclusive.ts';
import type { Report } from '../report.ts';

/** Between a direct pad of a converter and the port's pad is a switch that generated code leaves alone (RM0433, 12.3.1). */
export function checkAnalogSwitch({ held }: Context, report: Report): void {
  for (const { name, pin, assignment } of held) {
    if (!isDirectPad(pin)) continue;
    const isOpen = portBitOf(pin, signalsOn(assignment)) === undefined;
    const bit = `P${pin.port}${pin.number}`;
    const values = { pin: name, signal: assignment.signal, bit };
    report.info({
      code: 'PINS-ANALOG-SWITCH',
      ...say(isOpen ? 'PINS-ANALOG-SWITCH/open' : 'PINS-ANALOG-SWITCH/closed', values),
      at: ['pins', name],
      pins: [name],
    });
  }
}
