import { setClock } from '@netloom/pins';
import type { ClockNode } from '@netloom/pins';
import { edit } from '../files/boards.ts';

/** Sets a node of the clock tree; its value at reset is not stored. */
export function changeClock(node: ClockNode, value: string | number): void {
  edit((configuration) => setClock(configuration, node.name, value === resetOf(node) ? undefined : value));
}

/** Value at reset. */
function resetOf(node: ClockNode): string | number | undefined {
  if (node.kind === 'source') return node.frequency;
  return 'default' in node ? node.default : undefined;
}
