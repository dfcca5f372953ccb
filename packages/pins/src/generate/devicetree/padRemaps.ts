import type { Chip } from '../../chip/chip.ts';
import { isDirectPad } from '../../check/exclusive.ts';
import type { AnalysedPin } from '../../check/analysis.ts';

export interface PadRemaps {
  /** Properties of the pin controller's node. */
  lines: readonly string[];
  missing: readonly string[];
}

/** Pads that carry another bit of the port than their own (`PA9 [PA11]`), and analog switches, by the pins in use. */
export function padRemaps(pins: Iterable<AnalysedPin>, { family }: Chip): PadRemaps {
  const lines: string[] = [];
  const missing: string[] = [];
  for (const { pin, assignment } of pins) {
    if (assignment === undefined) continue;
    const pad = /\[P([A-Z]\d+)\]/.exec(pin.name)?.[1];
    if (pin.variant !== undefined && pad !== undefined) {
      // st,stm32-pinctrl has the two properties for the STM32G0.
      if (family === 'STM32G0' && /^A1[12]$/.test(pad)) lines.push(`remap-p${pad.toLowerCase()};`);
      else missing.push(`the remapping of pad P${pad} for ${pin.name}`);
    }
    if (isDirectPad(pin)) missing.push(`the state of the analog switch of ${pin.name}`);
  }
  return { lines, missing };
}
