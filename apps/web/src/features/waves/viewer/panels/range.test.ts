import { describe, expect, it } from 'vitest';
import { markerPairs, rangeOfChoice, usableChoice } from './range.ts';

const marker = (key: number, name: string, time: number) => ({ key, name, time });
const view = {
  span: { from: 10.25, to: 20.5 },
  limits: { from: 0, to: 900 },
  markers: [marker(4, 'A', 300), marker(7, 'B', 100), marker(9, 'C', 200)],
};

describe('the stretch of time', () => {
  it('is what is in sight, rounded outwards, or the dump, or lies between two markers', () => {
    expect(rangeOfChoice('window', view)).toEqual({ from: 10, to: 21 });
    expect(rangeOfChoice('dump', view)).toEqual({ from: 0, to: 900 });
    expect(rangeOfChoice('4-7', view)).toEqual({ from: 100, to: 300 });
  });

  it('falls back to the window when a marker is gone', () => {
    expect(usableChoice('4-8', view)).toBe('window');
    expect(usableChoice('4-9', view)).toBe('4-9');
  });

  it('offers neighbouring markers and the outermost', () => {
    const names = markerPairs(view.markers).map(([from, to]) => from.name + to.name);
    expect(names).toEqual(['BA', 'BC', 'CA']);
    expect(markerPairs(view.markers.slice(0, 2)).map(([from, to]) => from.name + to.name)).toEqual(['BA']);
  });
});
