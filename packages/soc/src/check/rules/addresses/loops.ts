import type { Diagnostic } from '@netloom/model';
import { passageAt } from '../../../design/generated.ts';
import { linksOutOf } from '../../../design/linksAt.ts';
import { pointerOf } from '../../../document/pointer.ts';
import { placeOf, problem, removal } from '../../rule.ts';
import type { Subject } from '../../rule.ts';

/** SOC-INTERCONNECT-LOOP: blocks that pass transfers on and can be reached from themselves. */
export function checkLoops({ design, wiring }: Subject): Diagnostic[] {
  const next = (instance: string) =>
    linksOutOf(wiring.links, instance).filter(
      ({ manager, subordinate }) => passageAt(design, manager) && passageAt(design, subordinate),
    );
  const done = new Set<string>();
  const found: Diagnostic[] = [];
  const visit = (instance: string, path: ReadonlySet<string>) => {
    if (done.has(instance)) return;
    for (const { subordinate, index } of next(instance)) {
      const inner = subordinate.instance!;
      const place = placeOf(inner, subordinate.key, pointerOf('interfaceConnections', index));
      if (path.has(inner)) {
        const fix = removal('fix/remove-connection', {}, place.pointer);
        found.push(problem('SOC-INTERCONNECT-LOOP', { instance: inner, other: instance }, place, fix));
      } else visit(inner, new Set([...path, inner]));
    }
    done.add(instance);
  };
  for (const { name, shape } of design.blocks.values()) {
    if (shape?.generated?.ports.passages?.length) visit(name, new Set([name]));
  }
  return found;
}
