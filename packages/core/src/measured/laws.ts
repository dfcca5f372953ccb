/** How a figure follows from single effects. */
export interface Law {
  /** What effects add up in, of a value; and back. */
  amount: (value: number) => number;
  value: (amount: number) => number;
  /** What the miss of a sum grows with, for the effects of a preset's amount. */
  scale: (effects: readonly number[], amount: number) => number;
  /** Whether a change without effect moves it, such as of an address: tools map other logic by other choices. */
  byChance: boolean;
}

/** Figures are kept in four digits, and a compiler chooses other instructions. */
const ROUNDING = 0.0005;
/** For each change the tools choose anew: about a hundredth of the amount, which grows as in a random walk. */
const CHOICES = 0.01;

const inverse = (value: number) => 1 / value;
const same = (value: number) => value;

/** Effects touch each other, two by two and in proportion: gated clocks save half where there are half the registers. */
function interplay(effects: readonly number[]): number {
  const sizes = effects.map((effect) => Math.abs(effect));
  const sum = sizes.reduce((total, size) => total + size, 0);
  const squares = sizes.reduce((total, size) => total + size ** 2, 0);
  return (sum ** 2 - squares) / 2;
}

const mapped = (effects: readonly number[], amount: number) =>
  CHOICES * amount * Math.sqrt(effects.length) + interplay(effects) / amount;
/** Of the logarithm. A simulation knows no chance. */
const simulated = (effects: readonly number[]) => ROUNDING * effects.length + interplay(effects);

/** Gates add up, and delays; speed multiplies: a slower fetch slows the loops of a software multiplication too. */
export const LAWS: Readonly<Record<'area' | 'fmax' | 'coremark', Law>> = {
  area: { amount: same, value: same, scale: mapped, byChance: true },
  fmax: { amount: inverse, value: inverse, scale: mapped, byChance: true },
  coremark: { amount: Math.log, value: Math.exp, scale: simulated, byChance: false },
};
