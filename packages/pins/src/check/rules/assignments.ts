import { gpioFunctionOf } from '../gpioMode.ts';
import { instanceOf, pinsOffering } from '../chipIndex.ts';
import type { Context, Held } from '../context.ts';
import { listed, removal } from '../report.ts';
import type { Finding, Report } from '../report.ts';
import { moveTo } from '../fixes.ts';

/** Every pin is one of the chip's, and offers the signal that it holds. */
export function checkAssignments(context: Context, report: Report): void {
  for (const name of Object.keys(context.configuration.pins)) {
    if (!context.index.pins.has(name)) {
      report.error({
        code: 'PINS-UNKNOWN-PIN',
        message: `${context.chip.model} has no pin ${name}: take its entry away, or choose a pin of this chip`,
        at: ['pins', name],
        fix: removal(`Take ${name} away`, ['pins', name]),
      });
    }
  }
  for (const held of context.held) {
    const finding = refusal(held, context);
    if (finding) report.error({ at: ['pins', held.name, 'signal'], pins: [held.name], ...finding });
  }
}

function refusal(
  held: Held,
  context: Context,
): Pick<Finding, 'code' | 'message' | 'fix' | 'instance'> | undefined {
  const { name, pin, assignment } = held;
  const { signal } = assignment;
  const fix = removal(`Free ${name}`, ['pins', name]);
  if (pin.signals.length === 0) {
    return {
      code: 'PINS-NO-SIGNALS',
      message: `${name} is a ${pin.type} pin and carries no signal: free it`,
      fix,
    };
  }
  const gpio = gpioFunctionOf(signal);
  if (gpio !== undefined) {
    const modes = pin.signals.find((one) => one.name === 'GPIO')?.modes ?? [];
    if (modes.includes(gpio)) return undefined;
    const can = modes.length === 0 ? 'is no GPIO' : `can be GPIO ${listed(modes)}`;
    return { code: 'PINS-NOT-OFFERED', message: `${name} cannot be ${signal}: it ${can}`, fix };
  }
  if (pin.signals.some((one) => one.name === signal)) return undefined;
  return notOffered(held, context);
}

function notOffered(
  { name, assignment: { signal } }: Held,
  context: Context,
): Pick<Finding, 'code' | 'message' | 'fix' | 'instance'> {
  const { chip, index } = context;
  const instance = instanceOf(signal, index);
  const pins = pinsOffering(signal, index);
  if (pins.length > 0) {
    const message = `${name} does not offer ${signal}; ${listed(pins)} ${pins.length === 1 ? 'does' : 'do'}`;
    return { code: 'PINS-NOT-OFFERED', message, instance, fix: moveTo(signal, name, context) };
  }
  const fix = removal(`Free ${name}`, ['pins', name]);
  return instance === undefined
    ? {
        code: 'PINS-UNKNOWN-SIGNAL',
        message: `${chip.model} has no signal ${signal}: free ${name} or choose another`,
        fix,
      }
    : { code: 'PINS-UNKNOWN-SIGNAL', message: `no pin of this chip offers ${signal}`, instance, fix };
}
