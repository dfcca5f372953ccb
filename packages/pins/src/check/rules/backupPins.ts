import { say } from '../../wording/sentences.ts';
import type { Context } from '../context.ts';
import { removal } from '../report.ts';
import type { Report } from '../report.ts';

/** Families whose PC13 to PC15 hang on the switch of the backup domain (DS8626, table 7, notes; DS5319 alike). */
const FAMILIES = /^(?:STM32F[124]|Sample)/;

/** PC13 to PC15 drive 3 mA in all, at most 2 MHz into 30 pF: more than a low speed warns. */
export function checkBackupPins({ chip, held }: Context, report: Report): void {
  if (!FAMILIES.test(chip.family)) return;
  for (const { name, pin, assignment } of held) {
    const speed = assignment.settings?.['GPIO_Speed'] ?? 'Low';
    const isWeak = pin.port === 'C' && (pin.number ?? 0) >= 13;
    if (!isWeak || assignment.signal !== 'GPIO_Output' || speed === 'Low') continue;
    const at = ['pins', name, 'settings', 'GPIO_Speed'];
    report.warning({
      code: 'PINS-WEAK-PIN',
      ...say('PINS-WEAK-PIN', { pin: name, speed }),
      at,
      pins: [name],
      fix: removal(say('pins-fix/low-speed', { pin: name }), at),
    });
  }
}
