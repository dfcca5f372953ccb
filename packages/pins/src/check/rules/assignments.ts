import { listOf } from '../../wording/listOf.ts';
import { say } from '../../wording/sentences.ts';
import { gpioFunctionOf } from '../gpioMode.ts';
import { instanceOf, pinsOffering } from '../chipIndex.ts';
import type { Context, Held } from '../context.ts';
import { freeing, removal } from '../report.ts';
import type { Finding, Report } from '../report.ts';
import { moveTo } from '../fixes.ts';

/** Every pin is one of the chip's, and offers the signal that it holds. */
export function checkAssignments(context: Context, report: Report): void {
  for (const name of Object.keys(context.configuration.pins)) {
    if (!context.index.pins.has(name)) {
      report.error({
        code: 'PINS-UNKNOWN-PIN',
        ...say('PINS-UNKNOWN-PIN', { chip: context.chip.model, pin: name }),
        at: ['pins', name],
        fix: removal(say('pins-fix/take-away', { name }), ['pins', name]),
      });
    }
  }
  for (const held of context.held) {
    const finding = refusal(held, context);
    if (finding) report.error({ at: ['pins', held.name, 'signal'], pins: [held.name], ...finding });
  }
}

type Refusal = Omit<Finding, 'at' | 'pins'>;

function refusal(held: Held, context: Context): Refusal | undefined {
  const { name, pin, assignment } = held;
  const { signal } = assignment;
  const fix = freeing(name);
  if (pin.signals.length === 0) {
    return {
      code: 'PINS-NO-SIGNALS',
      ...say('PINS-NO-SIGNALS', { pin: name, type: pin.type }),
      fix,
    };
  }
  const gpio = gpioFunctionOf(signal);
  if (gpio !== undefined) {
    const modes = pin.signals.find((one) => one.name === 'GPIO')?.modes ?? [];
    if (modes.includes(gpio)) return undefined;
    const said =
      modes.length === 0
        ? say('PINS-NOT-OFFERED/no-gpio', { pin: name, signal })
        : say('PINS-NOT-OFFERED/gpio', { pin: name, signal, modes: listOf(modes, 'or') });
    return { code: 'PINS-NOT-OFFERED', ...said, fix };
  }
  if (pin.signals.some((one) => one.name === signal)) return undefined;
  return notOffered(held, context);
}

function notOffered({ name, assignment: { signal } }: Held, context: Context): Refusal {
  const { chip, index } = context;
  const instance = instanceOf(signal, index);
  const pins = pinsOffering(signal, index);
  if (pins.length > 0) {
    const key = pins.length === 1 ? 'PINS-NOT-OFFERED/one' : 'PINS-NOT-OFFERED/many';
    const said = say(key, { pin: name, signal, pins: listOf(pins, 'or') });
    return { code: 'PINS-NOT-OFFERED', ...said, instance, fix: moveTo(signal, name, context) };
  }
  const fix = freeing(name);
  return instance === undefined
    ? {
        code: 'PINS-UNKNOWN-SIGNAL',
        ...say('PINS-UNKNOWN-SIGNAL/chip', { chip: chip.model, signal, pin: name }),
        fix,
      }
    : { code: 'PINS-UNKNOWN-SIGNAL', ...say('PINS-UNKNOWN-SIGNAL/pins', { signal }), instance, fix };
}
