import type { Chip } from '../chip/chip.ts';
import { flashMaximum } from './flashLatency.ts';
import type { ClockNode, ClockTree, Limit } from './clockTree.ts';
import type { ClockSettings } from './settings.ts';
import { meets } from './when.ts';

const MHZ = 1_000_000;

/** Bounds on a node under these settings, those of the chip itself included. */
export function limitsOf(
  node: ClockNode,
  tree: ClockTree,
  values: ClockSettings,
  chip: Pick<Chip, 'frequency'>,
): readonly Limit[] {
  const own = (node.limits ?? []).filter((limit) => meets(limit.when, values));
  if (node.name !== 'HCLK') return own;
  const supply = Number(values['SupplyVoltage']);
  return [
    ...own,
    { max: flashMaximum(tree, supply), source: `flash memory at ${supply} V, ${tree.manual} FLASH_ACR` },
    ...(chip.frequency === undefined ? [] : [{ max: chip.frequency * MHZ, source: 'the chip itself' }]),
  ];
}

/** The bound that the frequency breaks, the strictest one first; undefined when it keeps all. A clock that is off breaks none. */
export function brokenLimit(limits: readonly Limit[], frequency: number): Limit | undefined {
  if (frequency === 0) return undefined;
  const isBroken = ({ min, max }: Limit) =>
    (min !== undefined && frequency < min) || (max !== undefined && frequency > max);
  const strictness = ({ max, severity }: Limit) => (severity ? 1e12 : 0) + (max ?? 0);
  return limits.filter(isBroken).toSorted((a, b) => strictness(a) - strictness(b))[0];
}
