import type { Diagnostic } from '@netloom/model';
import { pointerOf } from '../../../document/pointer.ts';
import { placeOf, problem, removal } from '../../rule.ts';
import type { Subject } from '../../rule.ts';

/** SOC-INTERCONNECT-LOOP: interconnect that can be reached from itself. */
export function checkLoops({ design, reach }: Subject): Diagnostic[] {
  const next = (instance: string) =>
    (reach.leaving.get(instance) ?? []).filter(({ subordinate }) =>
      reach.leaving.has(subordinate.instance ?? ''),
    );
  const done = new Set<string>();
  const found: Diagnostic[] = [];
  const visit = (instance: string, path: ReadonlySet<string>) => {
    if (done.has(instance)) return;
    for (const { subordinate, index } of next(instance)) {
      const inner = subordinate.instance!;
      const place = placeOf(inner, subordinate.key, pointerOf('interfaceConnections', index));
      if (path.has(inner)) {
        const fix = removal('Remove the connection', place.pointer);
        found.push(
          problem(
            'SOC-INTERCONNECT-LOOP',
            `${inner} leads back into itself by way of ${instance}`,
            place,
            fix,
          ),
        );
      } else visit(inner, new Set([...path, inner]));
    }
    done.add(instance);
  };
  for (const instance of design.blocks.keys())
    if (reach.leaving.has(instance)) visit(instance, new Set([instance]));
  return found;
}
