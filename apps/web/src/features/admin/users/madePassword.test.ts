import { describe, expect, it } from 'vitest';
import { madePassword } from './madePassword.ts';

describe('a made password', () => {
  it('has four groups without letters that look alike', () => {
    for (let time = 0; time < 200; time += 1)
      expect(madePassword()).toMatch(/^[a-km-np-zA-HJ-NP-Z2-9]{4}(-[a-km-np-zA-HJ-NP-Z2-9]{4}){3}$/);
  });

  it('uses every letter about equally often', () => {
    const letters = Array.from({ length: 600 }, madePassword).join('').replaceAll('-', '');
    const counts = new Map<string, number>();
    for (const each of letters) counts.set(each, (counts.get(each) ?? 0) + 1);
    const mean = letters.length / 56;
    const squares = [...counts.values()].reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
    expect(counts.size).toBe(56);
    // Chi-squared with 55 degrees of freedom exceeds 120 once in a million.
    expect(squares).toBeLessThan(120);
  });

  it('is never the same twice', () => {
    expect(new Set(Array.from({ length: 200 }, madePassword)).size).toBe(200);
  });
});
