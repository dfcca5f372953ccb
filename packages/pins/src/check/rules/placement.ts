import { listOf } from '../../wording/listOf.ts';
import { say } from '../../wording/sentences.ts';
import { instanceOf, pinsOffering } from '../chipIndex.ts';
import type { Context } from '../context.ts';
import { moveTo } from '../fixes.ts';
import { freeing } from '../report.ts';
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
    report.error({ code: 'PINS-NO-PIN', ...say('PINS-NO-PIN', { signal, instance, mode }), at, instance });
    return;
  }
  report.error({
    code: 'PINS-UNPLACED',
    ...say('PINS-UNPLACED', { signal, instance, mode, pins: listOf(pins, 'or') }),
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
      ...say('PINS-SIGNAL-TWICE', { signal, first: first!, pin }),
      at: ['pins', pin, 'signal'],
      instance: instanceOf(signal, index),
      pins: [pin, first!],
      fix: freeing(pin),
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
  for (const pin of pins) {
    const finding = { at: ['pins', pin, 'signal'], instance, pins: [pin] };
    if (!definition) {
      report.info({ code: 'PINS-KEPT', ...say('PINS-KEPT', { pin, signal, instance }), ...finding });
    } else {
      const said = mode
        ? say('PINS-UNUSED/mode', { pin, signal, instance, mode: mode.label })
        : say('PINS-UNUSED/disabled', { pin, signal, instance });
      report.warning({
        code: 'PINS-UNUSED',
        ...said,
        ...finding,
        fix: freeing(pin),
      });
    }
  }
}
