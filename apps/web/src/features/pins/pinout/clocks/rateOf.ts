import { baudOf, formatBitRate } from '@netloom/pins';
import type { AnalysedPeripheral } from '@netloom/pins';

/** The rate of an enabled peripheral at its clock in Hz: with the error of a baud rate, or as the definition derives it. */
export function rateOf(
  { definition, mode, values }: AnalysedPeripheral,
  clock: number,
): { text: string; isWrong: boolean } | undefined {
  if (!definition || !mode || clock === 0) return undefined;
  const parameters = definition.parameters.filter(({ name }) => values[name] !== undefined);
  const baud = parameters.find(({ check }) => check === 'usartBaud');
  if (baud) return baudText(Number(values[baud.name]), clock, values['OverSampling'] === 8 ? 8 : 16);
  const derived = parameters.find((parameter) => parameter.derived !== undefined && parameter.visible);
  return derived && values[derived.name] !== ''
    ? { text: String(values[derived.name]), isWrong: false }
    : undefined;
}

function baudText(baud: number, clock: number, overSampling: 8 | 16) {
  if (!(baud > 0)) return undefined;
  const { actual, error, isReachable } = baudOf({ clock, baud, overSampling });
  const rounded = Math.round(error * 100) / 100 || 0;
  return {
    text: `${formatBitRate(actual)} (${rounded > 0 ? '+' : ''}${rounded.toFixed(2)} %)`,
    isWrong: !isReachable,
  };
}
