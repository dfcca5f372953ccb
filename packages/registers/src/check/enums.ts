import type { Diagnostic, Said } from '@netloom/model';
import { pointerOf, saidOf } from '@netloom/model';
import { diagnosticOf } from '../elaborate/problem.ts';
import { quantityValue } from '../elaborate/index.ts';
import type { ElaboratedMap } from '../elaborate/index.ts';
import { say } from '../wording/sentences.ts';
import { clashes } from './names.ts';

/** REG-ENUM and REG-NAME within each enumeration: values have numbers, and no name or number stands twice. */
export function checkEnums({ source, values }: ElaboratedMap): Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const [name, { values: members }] of Object.entries(source.enums)) {
    const pointer = pointerOf('enums', name, 'values');
    const report = (index: number, member: string, code: 'REG-ENUM' | 'REG-NAME', said: Said) =>
      found.push(diagnosticOf({ code, ...said, at: `/${index}/${member}` }, pointer));
    const taken = new Map<bigint, string>();
    members.forEach((member, index) => {
      const result = quantityValue(member.value, values);
      if (!result.ok) {
        const said = say('REG-ENUM/value', { enum: name, reason: saidOf(result) });
        return report(index, 'value', 'REG-ENUM', said);
      }
      const earlier = taken.get(result.value);
      if (earlier === undefined) return taken.set(result.value, member.name);
      const taking = { member: member.name, value: String(result.value), other: earlier };
      return report(index, 'value', 'REG-ENUM', say('REG-ENUM/taken', { enum: name, ...taking }));
    });
    for (const { index, ...reason } of clashes(
      members.map((member, index) => ({ name: member.name, index })),
    )) {
      report(index, 'name', 'REG-NAME', say('REG-NAME/enum', { enum: name, reason }));
    }
  }
  return found;
}
