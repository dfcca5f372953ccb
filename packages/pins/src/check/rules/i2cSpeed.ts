import { say } from '../../wording/sentences.ts';
import { inHertz } from '../../clock/index.ts';
import type { Parameter } from '../../definitions/definition.ts';
import type { AnalysedPeripheral } from '../analysis.ts';
import { refusalOf } from '../parameter.ts';
import type { Report } from '../report.ts';

const STANDARD_MODE = 100_000;
/** Largest divider of the bus clock, CCR in I2C_CCR (RM0090, 27.6.8); a period has two of them. */
const MOST_CCR = 4095;

/** The bus clock is fast enough for the mode (RM0090, 27.6.2 FREQ) and the divider can hold the period. */
export function checkI2cSpeed(
  { instance, values, mode }: AnalysedPeripheral,
  parameter: Parameter,
  clock: number,
  report: Report,
): void {
  const speed = values[parameter.name];
  if (typeof speed !== 'number' || refusalOf(parameter, speed, mode?.name)) return;
  const needed = speed <= STANDARD_MODE ? 2_000_000 : 4_000_000;
  const slowest = Math.ceil(clock / (2 * MOST_CCR));
  if (clock >= needed && speed >= slowest) return;
  const known = { instance, parameter: parameter.name, speed, clock: inHertz(clock) };
  const said =
    clock < needed
      ? say('PINS-I2C-SPEED/clock', { ...known, needed: inHertz(needed) })
      : say('PINS-I2C-SPEED/slow', { ...known, slowest });
  report.error({
    code: 'PINS-I2C-SPEED',
    ...said,
    at: ['peripherals', instance, 'parameters', parameter.name],
    instance,
  });
}
