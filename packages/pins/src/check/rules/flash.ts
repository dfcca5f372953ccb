import type { Context } from '../context.ts';
import { listed, removal } from '../report.ts';
import type { Report } from '../report.ts';

/** The part's flash is one of those that the chip's file stands for. */
export function checkFlash({ configuration: { code }, chip }: Context, report: Report): void {
  const at = ['code', 'flash'];
  if (code?.flash === undefined || chip.flash.includes(code.flash)) return;
  report.error({
    code: 'PINS-FLASH-SIZE',
    message: `${chip.model} has no part with ${code.flash} kB of flash: choose ${listed(chip.flash.map(String))} kB`,
    at,
    fix: removal('Back to the smallest part', at),
  });
}
