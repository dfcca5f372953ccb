import type { Diagnostic } from '@netloom/model';
import { pointerOf } from '@netloom/model';
import { diagnosticOf } from '../elaborate/problem.ts';
import { quantityValue } from '../elaborate/index.ts';
import type { ElaboratedMap } from '../elaborate/index.ts';
import { clashes } from './names.ts';

/** REG-ENUM and REG-NAME within each enumeration: values have numbers, and no name or number stands twice. */
export function checkEnums({ source, values }: ElaboratedMap): Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const [name, { values: members }] of Object.entries(source.enums)) {
    const pointer = pointerOf('enums', name, 'values');
    const report = (index: number, member: string, code: 'REG-ENUM' | 'REG-NAME', message: string) =>
      found.push(diagnosticOf({ code, message: `${name}: ${message}`, at: `/${index}/${member}` }, pointer));
    const taken = new Map<bigint, string>();
    members.forEach((member, index) => {
      const result = quantityValue(member.value, values);
      if (!result.ok) return report(index, 'value', 'REG-ENUM', result.message);
      const earlier = taken.get(result.value);
      if (earlier === undefined) return taken.set(result.value, member.name);
      return report(index, 'value', 'REG-ENUM', `${member.name} has the value ${result.value} of ${earlier}`);
    });
    for (const { index, message } of clashes(
      members.map((member, index) => ({ name: member.name, index })),
    )) {
      report(index, 'name', 'REG-NAME', message);
    }
  }
  return found;
}
