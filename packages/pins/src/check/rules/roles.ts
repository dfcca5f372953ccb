import { say } from '../../wording/sentences.ts';
import type { Context } from '../context.ts';
import type { Report } from '../report.ts';

/** Signals by which a pin keeps its role. */
const OWN = /^(?:SYS|DEBUG|RCC)_/;

/** Taking a pin of debug, boot, oscillator or reset warns, and says what is lost. */
export function checkRoles({ held, index }: Context, report: Report): void {
  for (const { name, assignment } of held) {
    if (OWN.test(assignment.signal)) continue;
    const fact = index.roles.get(name);
    if (!fact) continue;
    report.warning({
      code: `PINS-${fact.role.toUpperCase()}-PIN`,
      ...say('PINS-ROLE', { about: fact.about, signal: assignment.signal, source: fact.source }),
      at: ['pins', name],
      pins: [name],
    });
  }
}
