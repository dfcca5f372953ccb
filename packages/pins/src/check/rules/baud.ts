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
  const source = `its clock of ${inHertz(clock)} and ${overSampling} samples a bit`;
  if (!isReachable) {
    const { min, max } = baudRange(clock, overSampling);
    report.error({
      ...finding,
      code: 'PINS-BAUD-REACH',
      message: `${instance}: BaudRate ${baud} cannot be reached with ${source}: from ${Math.ceil(min)} to ${Math.floor(max)} Bits/s can; change the rate, OverSampling or the clocks`,
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
  const part = off > tolerance ? 'more than all' : 'more than half';
  report.add(off > tolerance ? 'error' : 'warning', {
    ...finding,
    code: 'PINS-BAUD-ERROR',
    message: `${instance}: BaudRate ${baud} becomes ${Math.round(actual)} Bits/s with ${source}, ${error.toFixed(2)} % off: ${part} of the ${tolerance} % that a receiver bears (RM0090, 30.3.5); change the rate or the clocks`,
  });
}
