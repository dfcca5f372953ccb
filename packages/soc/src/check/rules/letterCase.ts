import type { Diagnostic } from '@netloom/model';
import { pointerOf } from '../../document/pointer.ts';
import { problem } from '../rule.ts';
import type { Subject } from '../rule.ts';

const SECTIONS = ['clocks', 'resets', 'ports', 'interfaces', 'instances', 'parameters'] as const;

/** SOC-NAME-CASE: names of one document that differ in case alone. */
export function checkLetterCase({ design }: Subject): Diagnostic[] {
  const first = new Map<string, string>();
  return SECTIONS.flatMap((section) =>
    Object.keys(design.document[section]).flatMap((name) => {
      const folded = name.toLowerCase();
      const other = first.get(folded) ?? name;
      first.set(folded, other);
      if (other === name) return [];
      const place = { pointer: pointerOf(section, name), ...(section === 'instances' && { instance: name }) };
      return [problem('SOC-NAME-CASE', { name, other }, place)];
    }),
  );
}
