import { describe, expect, test } from 'vitest';
import { PRESETS, estimate } from '../../src/index.ts';
import { CONFIGURATIONS } from '../../src/measured/configurations.ts';
import { fit, valueAt } from '../../src/measured/leastSquares.ts';
import { MEASURED } from '../../src/measured/table.ts';
import { checkCore } from '../../src/index.ts';
import { randomNumbers } from '../optionSets.ts';

const random = randomNumbers(4);
const rows = Array.from({ length: 20 }, () => [1, random(), random()]);

describe('least squares', () => {
  test('finds the plane that the values lie on', () => {
    const fitted = fit(
      rows,
      rows.map(([, x, y]) => 3 + 2 * x! - 5 * y!),
    );
    expect(valueAt(fitted, [1, 0.5, 0.2])).toBeCloseTo(3, 1);
  });

  test('what a row is given by the others is what a fit without it gives', () => {
    const values = rows.map(() => random());
    const { leftOut } = fit(rows, values);
    rows.forEach((row, i) => {
      const others = fit(rows.toSpliced(i, 1), values.toSpliced(i, 1));
      expect(leftOut[i]).toBeCloseTo(valueAt(others, row), 9);
    });
  });
});

test('the configurations that are measured are ones that can be generated', () => {
  for (const options of Object.values(CONFIGURATIONS)) expect(checkCore(options)).toEqual([]);
});

test('a measured configuration has the figures of the table, whatever its name and addresses', () => {
  const options = {
    ...PRESETS.nano,
    name: 'other',
    base: { ...PRESETS.nano.base, resetVector: '0x00000100' as const },
  };
  expect(estimate(options).area).toEqual({ value: MEASURED.nano!.kiloGates, measured: true });
});

test('another is interpolated, and says how far off that may be', () => {
  const known = Object.values(MEASURED).filter(({ kiloGates }) => kiloGates !== null);
  const { area } = estimate({
    ...PRESETS.micro,
    base: { ...PRESETS.micro.base, atomics: true, zbb: true },
  });
  if (known.length < 10) return expect(area).toBeNull();
  expect(area).toMatchObject({ measured: false });
  expect(area!.value).toBeGreaterThan(MEASURED.micro!.kiloGates!);
  expect(area!.error).toBeGreaterThan(0);
});
