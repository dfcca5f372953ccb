import { listOf } from '../../wording/listOf.ts';
import { say } from '../../wording/sentences.ts';
import type { Context } from '../context.ts';
import { removal } from '../report.ts';
import type { Report } from '../report.ts';

/** The part's flash is one of those that the chip's file stands for. */
export function checkFlash({ configuration: { code }, chip }: Context, report: Report): void {
  const at = ['code', 'flash'];
  if (code?.flash === undefined || chip.flash.includes(code.flash)) return;
  report.error({
    code: 'PINS-FLASH-SIZE',
    ...say('PINS-FLASH-SIZE', {
      chip: chip.model,
      flash: code.flash,
      sizes: listOf(chip.flash.map(String), 'or'),
    }),
    at,
    fix: removal(say('pins-fix/smallest', {}), at),
  });
}
