import { say } from '../../wording/sentences.ts';
import type { Chip } from '../../chip/chip.ts';
import { inHertz } from '../../clock/index.ts';
import { formatBitRate } from '../../definitions/bitRate.ts';
import type { Parameter } from '../../definitions/definition.ts';
import { derivedRate } from '../../definitions/derived.ts';
import type { AnalysedPeripheral } from '../analysis.ts';
import { maximumOf } from '../maximum.ts';
import type { Report } from '../report.ts';

/** A derived rate lies in the range that its definition or the chip's data sheet gives. */
export function checkDerived(
  { instance, values }: AnalysedPeripheral,
  parameter: Parameter,
  clock: number,
  chip: Chip,
  report: Report,
): void {
  const { name, derived, min = 0 } = parameter;
  const rate = derivedRate(derived ?? '', { values, clock });
  const max = maximumOf(parameter, instance, chip);
  if (rate === undefined || max === undefined || (rate >= min && rate <= max)) return;
  report.error({
    code: 'PINS-RATE',
    ...say('PINS-RATE', {
      instance,
      rate: formatBitRate(rate),
      clock: inHertz(clock),
      min: formatBitRate(min),
      max: formatBitRate(max),
    }),
    at: ['peripherals', instance, 'parameters', name],
    instance,
  });
}
