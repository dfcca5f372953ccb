import type { Chip } from '../../chip/chip.ts';
import type { ClockTree } from '../clockTree.ts';
import { nodeOf } from '../clockTrees.ts';
import { limitsOf } from '../limits.ts';
import { optionsOf } from '../settings.ts';
import type { ClockSettings } from '../settings.ts';
import { meets } from '../when.ts';

type Frequency = Pick<Chip, 'frequency'>;

/** Voltage scale and over-drive as chosen, then all others from the most frugal to the fastest. */
function powerChoices(tree: ClockTree, values: ClockSettings): ClockSettings[] {
  const scales = optionsOf(nodeOf(tree, 'VoltageScale')!) ?? [];
  const drives = optionsOf(nodeOf(tree, 'OverDrive') ?? scalesOnly) ?? [];
  const all = drives.flatMap((drive) =>
    scales
      .toReversed()
      .map(({ value }) => ({
        ...values,
        VoltageScale: value,
        ...(drive.value === NONE ? {} : { OverDrive: drive.value }),
      }))
      .filter((choice) => meets(drive.when, choice)),
  );
  return [values, ...all];
}

const NONE = 'none';
const scalesOnly = {
  kind: 'switch',
  name: 'OverDrive',
  options: [{ value: NONE }],
  default: NONE,
} as const;

function highest(tree: ClockTree, values: ClockSettings, chip: Frequency): number {
  const bounds = limitsOf(nodeOf(tree, 'HCLK')!, tree, values, chip).map(({ max = Infinity }) => max);
  return Math.min(...bounds);
}

/** Highest HCLK in Hz that the chip reaches at its supply in any voltage scale. */
export function highestHclk(tree: ClockTree, values: ClockSettings, chip: Frequency): number {
  return Math.max(...powerChoices(tree, values).map((choice) => highest(tree, choice, chip)));
}

/** The settings with the first power choice that bears the HCLK in Hz. */
export function withPowerFor(
  hclk: number,
  tree: ClockTree,
  values: ClockSettings,
  chip: Frequency,
): ClockSettings {
  return powerChoices(tree, values).find((choice) => hclk <= highest(tree, choice, chip) + 1e-3) ?? values;
}
