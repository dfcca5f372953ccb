import { expect, test } from 'vitest';
import { checkCore, coreRtl } from '../src/index.ts';
import type { CoreOptions } from '../src/index.ts';
import { optionSets } from './optionSets.ts';

const sets = optionSets(3);
const GROUPS = ['base', 'memory', 'auxiliary', 'advanced', 'implementation', 'debug', 'safety'] as const;

/** Modules without their comments. */
const logicOf = (options: CoreOptions) =>
  coreRtl(options)
    .flatMap(({ text }) => text.split('\n'))
    .map((line) => line.replace(/\/\/.*/, '').trim())
    .join('\n');

/** A set with each other value of each option that the rest allows. */
function* neighbours(options: CoreOptions): Generator<{ option: string; changed: CoreOptions }> {
  for (const group of GROUPS) {
    for (const [name, own] of Object.entries(options[group])) {
      const values = new Map(
        sets
          .map((set) => Object.entries(set[group]).find(([key]) => key === name)![1])
          .map((value) => [JSON.stringify(value), value]),
      );
      values.delete(JSON.stringify(own));
      for (const [text, value] of values) {
        const changed = { ...options, [group]: { ...options[group], [name]: value } };
        if (checkCore(changed).length === 0)
          yield { option: `${group}.${name} ${JSON.stringify(own)} → ${text}`, changed };
      }
    }
  }
}

test('every change of an option changes the modules', () => {
  const idle = sets.slice(0, process.env.NETLOOM_DEEP ? sets.length : 3).flatMap((options) => {
    const own = logicOf(options);
    return [...neighbours(options)]
      .filter(({ changed }) => logicOf(changed) === own)
      .map(({ option }) => option);
  });
  expect(idle).toEqual([]);
});
