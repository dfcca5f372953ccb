import type { Worded } from '@netloom/model';
import type { Chip } from '../../chip/chip.ts';
import { isDirectPad } from '../../check/exclusive.ts';
import type { AnalysedPin } from '../../check/analysis.ts';
import { say } from '../../wording/sentences.ts';

export interface PadRemaps {
  /** Properties of the pin controller's node. */
  lines: readonly string[];
  missing: readonly Worded[];
}

/** Pads that carry another bit of the port than their own (`PA9 [PA11]`), and analog switches, by the pins in use. */
export function padRemaps(pins: Iterable<AnalysedPin>, { family }: Chip): PadRemaps {
  const lines: string[] = [];
  const missing: Worded[] = [];
  for (const { pin, assignment } of pins) {
    if (assignment === undefined) continue;
    const pad = /\[P([A-Z]\d+)\]/.exec(pin.name)?.[1];
    if (pin.variant !== undefined && pad !== undefined) {
      // st,stm32-pinctrl has the two properties for the STM32G0.
      if (family === 'STM32G0' && /^A1[12]$/.test(pad)) lines.push(`remap-p${pad.toLowerCase()};`);
      else missing.push(say('zephyr/pad', { pad: `P${pad}`, pin: pin.name }));
    }
    if (isDirectPad(pin)) missing.push(say('zephyr/switch', { pin: pin.name }));
  }
  return { lines, missing };
}
