import type { Diagnostic, PortConnection } from '@netloom/model';
import { pointerOf } from '../../document/pointer.ts';
import { placeOf, problem, removal } from '../rule.ts';
import type { Subject } from '../rule.ts';

/** SOC-UNREAD: an input of the top level that leads nowhere. */
export function checkUnread({ design, wiring }: Subject): Diagnostic[] {
  const named = endsOf(design.document.portConnections);
  return Object.entries(design.document.ports).flatMap(([name, { direction }]) => {
    if (direction !== 'in' || wiring.read.has(name) || named.has(name)) return [];
    const pointer = pointerOf('ports', name);
    const fix = removal('fix/remove-port', { port: name }, pointer);
    return [problem('SOC-UNREAD', { port: name }, placeOf(undefined, name, pointer), fix)];
  });
}

/** Names that connections speak of: one that is itself at fault is reported there. */
function endsOf(connections: readonly PortConnection[]): Set<string> {
  return new Set(connections.flatMap(({ from, to }) => [from, to].map((end) => end.replace(/\[.*/, ''))));
}
