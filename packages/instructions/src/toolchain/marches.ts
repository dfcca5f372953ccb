import { marchOf } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';

/** Extensions without which the basic software cannot be built. */
const NEEDED = ['zicsr', 'zifencei'];

/** Instruction sets that a program for the core may be built for: all that it has, or that without one extension. */
export function marchesOf(options: CoreOptions): string[] {
  const whole = marchOf(options);
  const [first = '', ...words] = whole.split('_');
  const letters = [...first.slice(5)];
  const without = (letter: string) => [first.replace(new RegExp(`(?<=^rv32.*)${letter}`), ''), ...words];
  const removable = words.filter((word) => !NEEDED.includes(word));
  return [
    whole,
    ...letters.map((letter) => without(letter).join('_')),
    ...removable.map((word) => [first, ...words.filter((each) => each !== word)].join('_')),
  ];
}

/** What libgcc is chosen by: Debian's has the base instruction set, M and no more. */
export const linkMarchOf = (march: string): string => {
  const [first = ''] = march.split('_');
  return `${first.slice(0, 5)}${first.slice(5).includes('m') ? 'm' : ''}`;
};
