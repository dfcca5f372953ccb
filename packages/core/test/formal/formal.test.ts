import { expect, it } from 'vitest';
import { PRESETS } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { formalRefusal, lookedThrough, planFormal, readVerdict } from '../../src/formal/index.ts';
import { looseText } from '../looseText.ts';
import { DOUBLE, FORMAL_FAULTS } from './faults.ts';
import type { FormalFault } from './faults.ts';
import { FIVE_STAGE_FAULTS } from './fiveStageFaults.ts';

const { nano, micro, standard } = PRESETS;

const withAll = (options: CoreOptions): CoreOptions => ({
  ...options,
  base: { ...options.base, atomics: true },
  safety: { ...options.safety, doubleTrap: true },
});

it.each<[string, readonly FormalFault[], readonly CoreOptions[]]>([
  ['two', FORMAL_FAULTS, [nano, micro, DOUBLE, { ...nano, base: { ...nano.base, atomics: true } }]],
  ['five', FIVE_STAGE_FAULTS, [standard, withAll(standard)]],
])(
  'in %s stages every check has a fault that turns it red, and every fault changes its core',
  (_, faults, cores) => {
    const asked = new Set(cores.flatMap((options) => planFormal(options, 1).checks));
    expect(new Set(faults.map(({ check }) => check))).toEqual(asked);
    for (const { core, find, wrong } of faults)
      expect(planFormal(core, 1).files['core.sv']!.split(looseText(find)).length, wrong).toBe(2);
  },
);

it('asks what the options have', () => {
  const checks = (options: CoreOptions) => planFormal(options, 1).checks;
  expect(checks(nano)).not.toContain('csr');
  expect(checks(micro)).toEqual(expect.arrayContaining(['csr', 'trap']));
  const withoutC = { ...micro, base: { ...micro.base, compressed: false } };
  expect(checks(withoutC)).not.toContain('compressed');
});

it('refuses what it would say something else of', () => {
  const { implementation } = micro;
  expect(formalRefusal(micro)).toBeUndefined();
  expect(formalRefusal({ ...micro, implementation: { ...implementation, registerFile: 'latches' } })).toBe(
    'latches',
  );
  expect(formalRefusal({ ...micro, implementation: { ...implementation, clockGating: true } })).toBe(
    'clock-gating',
  );
});

it('reads what the script says, and nothing into what it does not', () => {
  expect(readVerdict('netloom: holds pc 14')).toEqual({ check: 'pc', verdict: 'holds', clocks: 14 });
  expect(readVerdict('netloom: holds pc 9 of 14')).toMatchObject({ clocks: 9, of: 14 });
  expect(readVerdict('netloom: holds pc')).toBeUndefined();
  expect(readVerdict('netloom: all 11 checks are decided')).toBeUndefined();
});

it('says how many of the clocks were looked through where the time was over before', () => {
  const verdict = { check: 'pc', verdict: 'holds', clocks: 14 } as const;
  expect(lookedThrough(verdict)).toBe('14 clocks');
  expect(lookedThrough({ ...verdict, clocks: 9, of: 14 })).toBe('9 of 14 clocks');
});
