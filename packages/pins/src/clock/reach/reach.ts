import type { Diagnostic } from '@netloom/model';
import type { Chip } from '../../chip/chip.ts';
import type { ClockState } from '../clockState.ts';
import type { ClockTree } from '../clockTree.ts';
import { clockTreeOf, nodeOf } from '../clockTrees.ts';
import { clocksOf } from '../clocksOf.ts';
import { brokenLimit, limitsOf } from '../limits.ts';
import { defaultOf, optionsOf } from '../settings.ts';
import type { ClockSettings } from '../settings.ts';
import { bestPllFactors } from './pllFactors.ts';
import { highestHclk, withPowerFor } from './powerFor.ts';

export interface ClockGoal {
  /** Hz that HCLK should have. */
  hclk: number;
  /** Whether 48 MHz for USB must come from the main PLL. */
  usb: boolean;
  source: 'HSI' | 'HSE';
}

export interface ReachedClocks {
  /** All settings that are not at reset: the `clocks` of a configuration. */
  settings: ClockSettings;
  state: ClockState;
  changes: readonly { name: string; from: string | number; to: string | number }[];
  /** (reached − wanted) / wanted HCLK, in %. */
  error: number;
  /** What is still wrong, of other clocks too. */
  diagnostics: readonly Diagnostic[];
}

type ChipClocks = Pick<Chip, 'clockTree' | 'voltage' | 'frequency'>;

/**
 * Settings whose HCLK is nearest to the goal within all limits: source, PLL, prescalers of the buses as small as they
 * may be, voltage scale and over-drive as frugal as they may be. Undefined for a chip without a known clock tree, and
 * when no legal setting of the PLL exists.
 */
export function reachClocks(
  goal: ClockGoal,
  settings: ClockSettings | undefined,
  chip: ChipClocks,
): ReachedClocks | undefined {
  const tree = clockTreeOf(chip);
  const before = clocksOf(settings, chip).state;
  if (!tree || !before) return undefined;
  const values = withSystemClock(goal, tree, before.settings, chip);
  if (!values) return undefined;
  const reached = withBusPrescalers(tree, values, chip);
  const { state, diagnostics } = clocksOf(reached, chip);
  const hclk = state!.frequencies['HCLK']!;
  return {
    settings: differing(tree, reached),
    state: state!,
    changes: Object.entries(reached)
      .filter(([name, to]) => before.settings[name] !== to)
      .map(([name, to]) => ({ name, from: before.settings[name]!, to })),
    error: ((hclk - goal.hclk) / goal.hclk) * 100,
    diagnostics,
  };
}

/** Source, PLL, AHB prescaler and power for the goal: SYSCLK without the PLL where that comes at least as near. */
function withSystemClock(
  goal: ClockGoal,
  tree: ClockTree,
  settings: ClockSettings,
  chip: ChipClocks,
): ClockSettings | undefined {
  const values = withSource(goal.source, settings);
  const source = clocksOf(values, chip).state!.frequencies[goal.source]!;
  const most = highestHclk(tree, values, chip);
  const factors = bestPllFactors(tree, { source, hclk: goal.hclk, most, usb: goal.usb });
  const direct = directDivision(tree, source, goal.hclk);
  const isNearer = Math.abs(source / direct - goal.hclk) <= Math.abs((factors?.hclk ?? Infinity) - goal.hclk);
  const isDirect = isNearer && source / direct <= most;
  if (isDirect && !goal.usb) {
    return { ...values, PLLState: 'Off', SYSCLKSource: goal.source, AHBPrescaler: direct };
  }
  if (!factors) return undefined;
  const withPll = {
    ...values,
    PLLState: 'On',
    PLLSource: goal.source,
    PLLM: factors.m,
    PLLN: factors.n,
    PLLP: factors.p,
    PLLQ: factors.q,
  };
  if (isDirect) return { ...withPll, SYSCLKSource: goal.source, AHBPrescaler: direct };
  const fast = { ...withPll, SYSCLKSource: 'PLLCLK', AHBPrescaler: factors.ahb };
  return withPowerFor(factors.hclk, tree, fast, chip);
}

/** AHB prescaler that brings the source itself nearest to the goal. */
function directDivision(tree: ClockTree, source: number, hclk: number): number {
  const divisions = (optionsOf(nodeOf(tree, 'AHBPrescaler')!) ?? []).map(({ value }) => Number(value));
  const distance = (division: number) => Math.abs(source / division - hclk);
  return divisions.reduce((best, division) => (distance(division) < distance(best) ? division : best));
}

function withSource(source: 'HSI' | 'HSE', values: ClockSettings): ClockSettings {
  return source === 'HSE' && values['HSEState'] === 'Off' ? { ...values, HSEState: 'Crystal' } : values;
}

/** The smallest prescaler of each APB bus that keeps its limit. */
function withBusPrescalers(tree: ClockTree, values: ClockSettings, chip: ChipClocks): ClockSettings {
  return (['1', '2'] as const).reduce((settings, bus) => {
    const name = `APB${bus}Prescaler`;
    const clock = nodeOf(tree, `PCLK${bus}`)!;
    const limits = limitsOf(clock, tree, settings, chip);
    const hclk = clocksOf(settings, chip).state!.frequencies['HCLK']!;
    const fitting = (optionsOf(nodeOf(tree, name)!) ?? []).find(
      ({ value }) => !brokenLimit(limits, hclk / Number(value)),
    );
    return fitting ? { ...settings, [name]: fitting.value } : settings;
  }, values);
}

/** What a configuration stores: no value that is that of reset. */
function differing(tree: ClockTree, values: ClockSettings): ClockSettings {
  const kept = tree.nodes.flatMap((node) => {
    const value = values[node.name];
    return value === undefined || value === defaultOf(node) ? [] : [[node.name, value] as const];
  });
  return Object.fromEntries(kept);
}
