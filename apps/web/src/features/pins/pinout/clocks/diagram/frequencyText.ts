import { brokenLimit, inHertz, limitsOf } from '@netloom/pins';
import type { PlacedBox } from '../layout/layout.ts';
import type { Clocks } from '../useClocks.ts';
import type { useNames } from '../useNames.ts';

/** What leaves a box: the clock's name and frequency, or its frequency beside the bound that it breaks. */
export function frequencyText(
  { node, outputs }: PlacedBox,
  { tree, state, chip }: Clocks,
  names: ReturnType<typeof useNames>,
): { name: string; frequency: string } {
  const hertz = state.frequencies[node.name] ?? 0;
  const broken = brokenLimit(
    [node, ...outputs].flatMap((one) => limitsOf(one, tree, state.settings, chip)),
    hertz,
  );
  if (broken) return { name: '', frequency: beside(hertz, broken) };
  const title = names.node(node.name);
  const name = outputs.map((output) => output.name).filter((one) => one !== title);
  return { name: name.join(', '), frequency: hertz === 0 ? names.off : inHertz(hertz) };
}

/** `84 > 42 MHz`. */
function beside(hertz: number, { min, max }: { min?: number; max?: number }): string {
  const isHigh = max !== undefined && hertz > max;
  const [value, unit] = inHertz(hertz).split(' ');
  const bound = inHertz(isHigh ? max : min!);
  const left = bound.endsWith(` ${unit}`) ? value : `${value} ${unit}`;
  return `${left} ${isHigh ? '>' : '<'} ${bound}`;
}
