import type { Diagnostic } from '@netloom/model';
import type { Chip } from '../chip/chip.ts';
import { say } from '../wording/sentences.ts';
import { checkClocks } from './checkClocks.ts';
import type { ClockState } from './clockState.ts';
import { clockTreeOf } from './clockTrees.ts';
import { flashLatencyOf } from './flashLatency.ts';
import { frequenciesOf } from './frequencies.ts';
import { settle } from './settings.ts';
import type { ClockSettings } from './settings.ts';

/**
 * All clocks in Hz under the settings (those missing are at reset), with what is wrong as `PINS-CLOCK-…`;
 * no state for a chip whose clock tree is not known.
 */
export function clocksOf(
  settings: ClockSettings | undefined,
  chip: Pick<Chip, 'clockTree' | 'voltage' | 'frequency'>,
): { state: ClockState | undefined; diagnostics: Diagnostic[] } {
  const tree = clockTreeOf(chip);
  if (!tree) return { state: undefined, diagnostics: [unknownTree(chip.clockTree, settings)] };
  const { values, diagnostics } = settle(settings ?? {}, tree, chip);
  const frequencies = frequenciesOf(tree, values);
  const flashLatency = flashLatencyOf(tree, frequencies['HCLK']!, Number(values['SupplyVoltage']));
  return {
    state: { frequencies, settings: values, flashLatency },
    diagnostics: [...diagnostics, ...checkClocks(tree, values, frequencies, chip)],
  };
}

function unknownTree(name: string, settings: ClockSettings | undefined): Diagnostic {
  const isSet = Object.keys(settings ?? {}).length > 0;
  const unknown =
    name === '' ? say('PINS-CLOCK-NONE/unnamed', {}) : say('PINS-CLOCK-NONE/named', { tree: name });
  return {
    code: 'PINS-CLOCK-NONE',
    severity: isSet ? 'warning' : 'info',
    ...(isSet ? say('PINS-CLOCK-NONE/unused', { unknown }) : unknown),
    place: { kind: 'document', pointer: isSet ? '/clocks' : '/chip' },
  };
}
