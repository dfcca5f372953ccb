import { say } from '../../wording/sentences.ts';
import type { Context } from '../context.ts';
import { freeing } from '../report.ts';
import type { Report } from '../report.ts';

/** Of pads that are bonded to one position only one may be used. */
export function checkBonded({ index, configuration: { pins } }: Context, report: Report): void {
  for (const [position, pads] of index.bonded) {
    const used = pads.map(({ name }) => name).filter((name) => pins[name] !== undefined);
    for (const name of used.slice(1)) {
      report.error({
        code: 'PINS-BONDED',
        ...say('PINS-BONDED', { one: used[0]!, other: name, position }),
        at: ['pins', name],
        pins: [name, used[0]!],
        fix: freeing(name),
      });
    }
  }
}
