import { say } from '../../wording/sentences.ts';
import { baudOf, baudRange, inHertz } from '../../clock/index.ts';
import type { Parameter } from '../../definitions/definition.ts';
import type { AnalysedPeripheral } from '../analysis.ts';
import { refusalOf } from '../parameter.ts';
import type { Report } from '../report.ts';
import { usartTolerance } from '../tolerance.ts';

/** A deviation beyond the receiver's tolerance is an error, beyond half of it a warning: the other side needs as much. */
export function checkUsartBaud(
  { instance, values, mode }: AnalysedPeripheral,
  parameter: Parameter,
  clock: number,
  report: Report,
): void {
  const baud = values['BaudRate'];
  if (typeof baud !== 'number' || refusalOf(parameter, baud, mode?.name)) return;
  const overSampling = values['OverSampling'] === 8 ? 8 : 16;
  const finding = { at: ['peripherals', instance, 'parameters', 'BaudRate'], instance };
  const { isReachable, actual, error, divider } = baudOf({ clock, baud, overSampling });
  const source = { instance, baud, clock: inHertz(clock), samples: overSampling };
  if (!isReachable) {
    const { min, max } = baudRange(clock, overSampling);
    report.error({
      ...finding,
      code: 'PINS-BAUD-REACH',
      ...say('PINS-BAUD-REACH', { ...source, min: Math.ceil(min), max: Math.floor(max) }),
    });
    return;
  }
  const tolerance = usartTolerance(
    values['WordLength'] === 9 ? 9 : 8,
    overSampling,
    !Number.isInteger(divider),
  );
  const off = Math.abs(error);
  if (off <= tolerance / 2) return;
  const key = off > tolerance ? 'PINS-BAUD-ERROR/all' : 'PINS-BAUD-ERROR/half';
  report.add(off > tolerance ? 'error' : 'warning', {
    ...finding,
    code: 'PINS-BAUD-ERROR',
    ...say(key, { ...source, actual: Math.round(actual), error: error.toFixed(2), tolerance }),
  });
}
