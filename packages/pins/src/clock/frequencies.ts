import type { ClockNode, ClockTree, MuxNode, TimerNode } from './clockTree.ts';
import type { ClockSettings } from './settings.ts';

/** Hz that leave every node; `values` hold every setting of the tree. */
export function frequenciesOf(tree: ClockTree, values: ClockSettings): Record<string, number> {
  const hertz: Record<string, number> = {};
  for (const node of tree.nodes) {
    if (node.kind === 'switch' || node.kind === 'quantity') continue;
    const isOff = node.state !== undefined && values[node.state] === 'Off';
    hertz[node.name] = isOff ? 0 : frequencyOf(node, values, hertz);
  }
  return Object.fromEntries(Object.entries(hertz).map(([name, value]) => [name, toMillihertz(value)]));
}

/** Takes away what division in binary adds: 25 MHz / 15 × 60 is 100 MHz. */
function toMillihertz(hertz: number): number {
  return Math.round(hertz * 1000) / 1000;
}

function frequencyOf(node: ClockNode, values: ClockSettings, hertz: Record<string, number>): number {
  switch (node.kind) {
    case 'source':
      return Number(values[node.name] ?? node.frequency);
    case 'mux':
      return hertz[inputOf(node, values) ?? ''] ?? 0;
    case 'divider':
      return hertz[node.input]! / Number(values[node.name]);
    case 'multiplier':
      return hertz[node.input]! * Number(values[node.name]);
    case 'timer':
      return hertz[node.input]! / timerDivision(node, values);
    case 'output':
      return hertz[node.input]!;
    case 'switch':
    case 'quantity':
      return 0;
  }
}

/** Node that the mux takes its clock from; undefined when it takes none. */
export function inputOf(node: MuxNode, values: ClockSettings): string | undefined {
  return node.options.find(({ value }) => value === values[node.name])?.input;
}

/** Timers run at twice the bus clock once the bus is divided; with TIMPRE at four times, at most at HCLK. */
function timerDivision({ prescaler, selector }: TimerNode, values: ClockSettings): number {
  const division = Number(values[prescaler]);
  const gain = selector !== undefined && values[selector] === 'On' ? 4 : 2;
  return Math.max(division / gain, 1);
}
