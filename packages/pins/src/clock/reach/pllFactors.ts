import type { ClockNode, ClockTree, Limit } from '../clockTree.ts';
import { nodeOf } from '../clockTrees.ts';

/** Of the main PLL and the AHB prescaler behind it, with what they give in Hz. */
export interface PllFactors {
  m: number;
  n: number;
  p: number;
  q: number;
  ahb: number;
  hclk: number;
  clock48: number;
}

export interface PllGoal {
  /** Hz that go in, and Hz of HCLK that should come out, at most `most`. */
  source: number;
  hclk: number;
  most: number;
  /** Whether output Q must be 48 MHz within what USB bears. */
  usb: boolean;
}

const USB_HZ = 48_000_000;
/** USB bears 0.25 % in all; the crystal has its share of it. */
const USB_TOLERANCE = 0.0025;
const USB_CLASSES = [1e-8, 0.0005, USB_TOLERANCE];
const BEST_INPUT = 2_000_000;
/** Takes a factor for whole that binary division missed by a hair. */
const NEARLY = 1e-9;

/**
 * The factors whose HCLK is nearest to the goal, with USB among those whose 48 MHz are exact if there are any; among
 * equals the smallest AHB prescaler, an input of the VCO near 2 MHz (least jitter, RM0090 7.3.2) and the slowest VCO.
 * Undefined when none is legal.
 */
export function bestPllFactors(tree: ClockTree, goal: PllGoal): PllFactors | undefined {
  let best: PllFactors | undefined;
  let bestRank: readonly number[] = [];
  for (const factors of legalFactors(tree, goal)) {
    const rank = rankOf(factors, goal);
    if (best && !isLess(rank, bestRank)) continue;
    best = factors;
    bestRank = rank;
  }
  return best;
}

function* legalFactors(tree: ClockTree, goal: PllGoal): Generator<PllFactors> {
  for (const { m, input } of dividedInputs(tree, goal.source)) {
    for (const p of valuesOf(tree, 'PLLP')) {
      for (const ahb of valuesOf(tree, 'AHBPrescaler')) {
        for (const n of multipliers(tree, input, p, ahb, goal)) {
          const vco = input * n;
          const hclk = vco / p / ahb;
          const q = dividerTo48(vco, goal.usb);
          if (goal.usb && Math.abs(vco / q - USB_HZ) > USB_HZ * USB_TOLERANCE) continue;
          yield { m, n, p, q, ahb, hclk, clock48: vco / q };
        }
      }
    }
  }
}

/** Factors N worth a look: those around the wanted HCLK; for USB those around multiples of 48 MHz. */
function multipliers(tree: ClockTree, input: number, p: number, ahb: number, goal: PllGoal): number[] {
  const { min, max } = nodeOf(tree, 'PLLN') as ClockNode & { min: number; max: number };
  const vco = boundsOf(tree, 'PLLN');
  const out = boundsOf(tree, 'PLLCLK');
  const most = Math.min(vco.max ?? Infinity, (out.max ?? Infinity) * p, goal.most * p * ahb);
  const low = Math.max(min, Math.ceil(Math.max(vco.min ?? 0, (out.min ?? 0) * p) / input - NEARLY));
  const high = Math.min(max, Math.floor(most / input + NEARLY));
  const wanted = goal.usb
    ? Array.from({ length: 14 }, (_, index) => (USB_HZ * (index + 2)) / input)
    : [Math.min(Math.max((goal.hclk * p * ahb) / input, low), high)];
  return wanted
    .flatMap((n) => [Math.floor(n + NEARLY), Math.floor(n + NEARLY) + 1])
    .filter((n) => n >= low && n <= high);
}

function dividedInputs(tree: ClockTree, source: number): { m: number; input: number }[] {
  const divider = nodeOf(tree, 'PLLM') as ClockNode & { min: number; max: number };
  const bounds = boundsOf(tree, 'PLLM');
  return Array.from({ length: divider.max - divider.min + 1 }, (_, index) => divider.min + index)
    .map((m) => ({ m, input: source / m }))
    .filter(({ input }) => isInside(input, bounds));
}

/** The nearest to 48 MHz; without USB the nearest that is not above it, for SDIO and random numbers. */
function dividerTo48(vco: number, usb: boolean): number {
  const ratio = vco / USB_HZ;
  return Math.min(Math.max(usb ? Math.round(ratio) : Math.ceil(ratio - NEARLY), 2), 15);
}

function rankOf({ m, n, ahb, hclk, clock48 }: PllFactors, goal: PllGoal): readonly number[] {
  const input = goal.source / m;
  const from48 = goal.usb ? Math.abs(clock48 - USB_HZ) : 0;
  return [
    USB_CLASSES.findIndex((share) => from48 <= USB_HZ * share),
    Math.round(Math.abs(hclk - goal.hclk)),
    Math.round(from48),
    ahb,
    Math.round(Math.abs(input - BEST_INPUT)),
    input * n,
  ];
}

function isLess(one: readonly number[], other: readonly number[]): boolean {
  const index = one.findIndex((value, at) => value !== other[at]);
  return index >= 0 && one[index]! < other[index]!;
}

function boundsOf(tree: ClockTree, name: string): Pick<Limit, 'min' | 'max'> {
  return nodeOf(tree, name)?.limits?.[0] ?? {};
}

function isInside(frequency: number, { min = 0, max = Infinity }: Pick<Limit, 'min' | 'max'>): boolean {
  return frequency >= min && frequency <= max;
}

function valuesOf(tree: ClockTree, name: string): number[] {
  const node = nodeOf(tree, name);
  return node && 'options' in node ? (node.options ?? []).map(({ value }) => Number(value)) : [];
}
