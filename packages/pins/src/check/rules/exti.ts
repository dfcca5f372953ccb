import { fixOf } from '@netloom/model';
import { say } from '../../wording/sentences.ts';
import type { Context, Held } from '../context.ts';
import { extiVectorOf, extiVectors } from '../exti.ts';
import { pinValuesOf } from '../pinValues.ts';
import { freeing, removal } from '../report.ts';
import type { Report } from '../report.ts';

/** An EXTI line listens to one port (SYSCFG_EXTICR, RM0090, 9.2.3), and its vector is on where it is used. */
export function checkExti(context: Context, report: Report): void {
  const lines = linesOf(context);
  for (const [line, [first, ...others]] of lines) {
    for (const { name } of others) {
      report.error({
        code: 'PINS-EXTI-LINE',
        ...say('PINS-EXTI-LINE', { one: first!.name, other: name, line }),
        at: ['pins', name, 'signal'],
        pins: [name, first!.name],
        fix: freeing(name),
      });
    }
  }
  checkVectors(lines, context, report);
}

function checkVectors(lines: ReadonlyMap<number, Held[]>, context: Context, report: Report): void {
  const { chip, configuration } = context;
  const wanted = new Set<string>();
  for (const [line, users] of lines) {
    const vector = extiVectorOf(line, chip);
    for (const { name } of users.filter((held) => isInterrupt(held, context))) {
      wanted.add(vector);
      if (configuration.peripherals[vector]?.interrupt !== undefined) continue;
      report.warning({
        code: 'PINS-EXTI-OFF',
        ...say('PINS-EXTI-OFF', { pin: name, vector }),
        at: ['pins', name, 'settings', 'GPIO_Mode'],
        pins: [name],
        fix: fixOf(say('pins-fix/vector-on', { vector }), [
          { pointer: `/peripherals/${vector}`, value: { mode: 'Interrupt', interrupt: 0 } },
        ]),
      });
    }
  }
  for (const vector of extiVectors(chip)) {
    if (configuration.peripherals[vector] === undefined || wanted.has(vector)) continue;
    report.warning({
      code: 'PINS-EXTI-IDLE',
      ...say('PINS-EXTI-IDLE', { vector }),
      at: ['peripherals', vector],
      instance: vector,
      fix: removal(say('pins-fix/vector-off', { vector }), ['peripherals', vector]),
    });
  }
}

function linesOf({ held }: Context): Map<number, Held[]> {
  const lines = new Map<number, Held[]>();
  for (const one of held) {
    const { number } = one.pin;
    if (one.assignment.signal !== 'GPIO_EXTI' || number === undefined) continue;
    lines.set(number, [...(lines.get(number) ?? []), one]);
  }
  return lines;
}

function isInterrupt({ assignment }: Held, { chip, index }: Context): boolean {
  const { values } = pinValuesOf(assignment, undefined, chip, index);
  return String(values['GPIO_Mode']).startsWith('Interrupt');
}
