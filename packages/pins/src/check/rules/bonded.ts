import type { Context } from '../context.ts';
import { removal } from '../report.ts';
import type { Report } from '../report.ts';

/** Of pads that are bonded to one position only one may be used. */
export function checkBonded({ index, configuration: { pins } }: Context, report: Report): void {
  for (const [position, pads] of index.bonded) {
    const used = pads.map(({ name }) => name).filter((name) => pins[name] !== undefined);
    for (const name of used.slice(1)) {
      report.error({
        code: 'PINS-BONDED',
        message: `${used[0]} and ${name} are bonded to the same position ${position}: only one of them may be used; free the other`,
        at: ['pins', name],
        pins: [name, used[0]!],
        fix: removal(`Free ${name}`, ['pins', name]),
      });
    }
  }
}
