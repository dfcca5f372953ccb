import { kernelClockOf } from '../../clock/index.ts';
import type { Parameter } from '../../definitions/definition.ts';
import { parametersOf } from '../../definitions/values.ts';
import type { AnalysedPeripheral } from '../analysis.ts';
import type { Context } from '../context.ts';
import type { Report } from '../report.ts';
import { checkUsartBaud } from './baud.ts';
import { checkDerived } from './derivedRate.ts';
import { checkI2cSpeed } from './i2cSpeed.ts';

type RateCheck = (
  peripheral: AnalysedPeripheral,
  parameter: Parameter,
  clock: number,
  report: Report,
) => void;

/** Checks by the name that a parameter of a definition gives. */
const CHECKS: Readonly<Record<string, RateCheck>> = { usartBaud: checkUsartBaud, i2cSpeed: checkI2cSpeed };

/** Rates against the clock that the peripheral really has. */
export function checkRates({ peripherals, clocks, chip }: Context, report: Report): void {
  for (const peripheral of peripherals.values()) {
    const { definition, mode, instance } = peripheral;
    if (!definition || !mode) continue;
    const clock = kernelClockOf(instance, clocks, chip);
    if (clock === 0) continue;
    for (const parameter of parametersOf(definition, mode.name)) {
      CHECKS[parameter.check ?? '']?.(peripheral, parameter, clock, report);
      if (parameter.derived !== undefined) checkDerived(peripheral, parameter, clock, chip, report);
    }
  }
}
