import type { Packaged } from '../chip.ts';
import { dualLayout } from './dual.ts';
import { gridLayout } from './grid.ts';
import type { PackageLayout } from './layout.ts';
import { baseName } from './packages.ts';
import { quadLayout } from './quad.ts';

const known = new WeakMap<Packaged, PackageLayout>();

/**
 * Where the positions of the chip lie on its package. Every position has a pad: packages without a table get the pitch
 * that is usual for their kind, and say so.
 */
export function packageLayout(chip: Packaged): PackageLayout {
  let layout = known.get(chip);
  if (!layout) {
    layout = layoutOf(chip);
    known.set(chip, layout);
  }
  return layout;
}

function layoutOf(chip: Packaged): PackageLayout {
  const positions = [...new Set(chip.pins.map(({ position }) => position))];
  const numbers = positions.filter((position) => /^\d+$/.test(position)).map(Number);
  // Lands numbered one by one go round the body, balls have letters.
  if (numbers.length < positions.length) return gridLayout(chip, positions);
  const name = baseName(chip.package);
  return /^T?SS?OP|^SO\d|^DIP/.test(name) ? dualLayout(name, numbers) : quadLayout(name, numbers);
}
