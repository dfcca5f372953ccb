import { instanceOf, pinsOffering } from '../chipIndex.ts';
import type { Context } from '../context.ts';
import { moveTo } from '../fixes.ts';
import { listed, removal } from '../report.ts';
import type { Report } from '../report.ts';
import { isSystemSignal } from '../systemSignals.ts';

/** Every signal that an enabled mode needs is on one pin, and no other signal holds one for nothing. */
export function checkPlacement(context: Context, report: Report): void {
  for (const { instance, mode, signals } of context.peripherals.values()) {
    for (const [signal, pin] of signals) {
      if (pin === undefined) sayMissing(signal, instance, mode?.label ?? '', context, report);
    }
  }
  for (const [signal, pins] of context.pinsOf) {
    if (pins.length > 1) saySecond(signal, pins, context, report);
    if (isUnused(signal, context)) sayUnused(signal, pins, context, report);
  }
}

function sayMissing(signal: string, instance: string, mode: string, context: Context, report: Report): void {
  const pins = pinsOffering(signal, context.index);
  const at = ['peripherals', instance, 'mode'];
  if (pins.length === 0) {
    const message = `no pin of this chip offers ${signal}, which ${instance} needs in mode ${mode}: choose another mode`;
    report.error({ code: 'PINS-NO-PIN', message, at, instance });
    return;
  }
  report.error({
    code: 'PINS-UNPLACED',
    message: `${signal} has no pin, which ${instance} needs in mode ${mode}: put it on ${listed(pins)}`,
    at,
    instance,
    fix: moveTo(signal, undefined, context),
  });
}

function saySecond(signal: string, pins: readonly string[], { index }: Context, report: Report): void {
  const [first, ...others] = pins;
  for (const pin of others) {
    report.error({
      code: 'PINS-SIGNAL-TWICE',
      message: `${signal} is on ${first} and on ${pin}: a signal reaches one pin; free one of them`,
      at: ['pins', pin, 'signal'],
      instance: instanceOf(signal, index),
      pins: [pin, first!],
      fix: removal(`Free ${pin}`, ['pins', pin]),
    });
  }
}

function isUnused(signal: string, context: Context): boolean {
  const instance = instanceOf(signal, context.index);
  const peripheral = context.peripherals.get(instance ?? '');
  return peripheral !== undefined && !peripheral.signals.has(signal) && !isSystemSignal(signal, context);
}

function sayUnused(signal: string, pins: readonly string[], context: Context, report: Report): void {
  const instance = instanceOf(signal, context.index)!;
  const { definition, mode } = context.peripherals.get(instance)!;
  const reason = mode ? `mode ${mode.label} of ${instance} does not use it` : `${instance} is disabled`;
  for (const pin of pins) {
    const finding = { at: ['pins', pin, 'signal'], instance, pins: [pin] };
    if (!definition) {
      const message = `${pin} is kept for ${signal}, but nothing sets it up: the parameters of ${instance} are not known here`;
      report.info({ code: 'PINS-KEPT', message, ...finding });
    } else {
      const message = `${pin} holds ${signal}, but ${reason}: the pin is not set up; choose a mode that uses it, or free the pin`;
      report.warning({
        code: 'PINS-UNUSED',
        message,
        ...finding,
        fix: removal(`Free ${pin}`, ['pins', pin]),
      });
    }
  }
}
