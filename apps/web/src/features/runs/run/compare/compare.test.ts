import { describe, expect, it } from 'vitest';
import { headline, isBetter, keyMetrics } from '../metricLook.ts';
import { changeOf } from './changeOf.ts';

describe('changeOf', () => {
  it.each([
    [200, 250, '', '+50 (+25%)'],
    [200, 150, 'MHz', '−50\u00a0MHz (−25%)'],
    [-0.5, -0.25, 'ns', '+0.25\u00a0ns (+50%)'],
    [60, 150, 's', '+1:30 (+150%)'],
    [0, 3, '', '+3'],
    [7, 7, 'ns', '='],
  ])('from %d to %d %s is %s', (before, after, unit, text) => {
    expect(changeOf([before, after], unit, 'en')).toBe(text);
  });
});

describe('isBetter', () => {
  it.each([
    ['warnings', 3, 1, true],
    ['warnings', 1, 3, false],
    ['warnings', 3, 3, null],
    ['setup slack', -0.5, -0.2, true],
    ['hold violations', 0, 2, false],
    ['fmax clk', 40, 36.5, false],
    ['toggle coverage', 80, 91, true],
    ['ICESTORM_LC', 900, 1100, false],
    ['simulated time', 1, 3, null],
  ])('says of %s from %d to %d: %s', (name, before, after, better) => {
    expect(isBetter(name, before, after)).toBe(better);
  });
});

describe('keyMetrics', () => {
  it('takes the latest of what is measured twice', () => {
    const metrics = [1, 2].map((value) => ({ name: 'warnings', value, unit: '' }));
    expect(keyMetrics('lint', metrics)).toEqual([{ name: 'warnings', value: 2, unit: '' }]);
  });
});

describe('headline', () => {
  const measured = (...names: string[]) => names.map((name) => ({ name, value: 1, unit: '' }));
  it('leaves out what the verdict, the problems or the first result tell', () => {
    expect(headline('lint', measured('errors', 'warnings'))).toEqual([]);
    expect(headline('timing', measured('setup slack', 'hold slack'))).toEqual([]);
    const simulation = measured('warnings', 'line coverage', 'branch coverage', 'simulated time');
    expect(headline('simulate', simulation)).toEqual(measured('simulated time', 'line coverage'));
  });
});
