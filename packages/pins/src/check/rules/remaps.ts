import type { Said } from '@netloom/model';
import { listOf } from '../../wording/listOf.ts';
import { say } from '../../wording/sentences.ts';
import type { Context } from '../context.ts';
import type { Report } from '../report.ts';
import { commonRemap, remapUses } from '../routes.ts';
import type { RemapUse } from '../routes.ts';

/** Where whole peripherals are remapped (AFIO of STM32F1, RM0008, 9.3), all signals of one use the same remapping. */
export function checkRemaps({ held, index }: Context, report: Report): void {
  for (const [instance, uses] of remapUses(held, index)) {
    if (commonRemap(uses) !== undefined || uses.every(hasPlainRoute)) continue;
    const takes = uses.map(({ signal, pin, routes }) =>
      say('pins-takes', { signal, pin, remaps: namesOf(routes) }),
    );
    report.error({
      code: 'PINS-REMAP',
      ...say('PINS-REMAP', { instance, where: listOf(takes) }),
      at: ['pins', uses[0]!.pin, 'signal'],
      instance,
      pins: uses.map(({ pin }) => pin),
    });
  }
}

function hasPlainRoute({ routes }: RemapUse): boolean {
  return routes.some(({ remap }) => remap === undefined);
}

function namesOf(routes: RemapUse['routes']): string | Said {
  return listOf([...new Set(routes.map(({ remap }) => remap ?? 'any'))], 'or');
}
