import type { Analysis, Chip, ClockState, ClockTree } from '@netloom/pins';
import { kernelNodeOf } from '@netloom/pins';

/** Names of the nodes whose clock reaches HCLK or an enabled peripheral. */
export function activeNodes(tree: ClockTree, state: ClockState, analysis: Analysis, chip: Chip): Set<string> {
  const enabled = [...analysis.peripherals.values()].filter(({ mode }) => mode !== undefined);
  const ends = enabled.flatMap(({ instance }) => kernelNodeOf(instance, chip) ?? []);
  const active = new Set<string>();
  for (const end of ['HCLK', ...ends]) follow(end, tree, state, active);
  return active;
}

function follow(name: string, tree: ClockTree, state: ClockState, active: Set<string>): void {
  const node = tree.nodes.find((other) => other.name === name);
  if (!node || active.has(name)) return;
  active.add(name);
  const input =
    node.kind === 'mux'
      ? node.options.find(({ value }) => value === state.settings[name])?.input
      : 'input' in node
        ? node.input
        : undefined;
  if (input !== undefined) follow(input, tree, state, active);
}
