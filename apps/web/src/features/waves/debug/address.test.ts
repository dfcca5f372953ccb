import { describe, expect, it } from 'vitest';
import { searchOf, waveDebugAddress } from '../viewer/place.ts';
import { placeOf, startOf } from './address.ts';

const run = { kind: 'run', runId: '6f0d', file: 'out/dump.fst' } as const;

describe('the address of a dump', () => {
  it.each([
    [run, '/example/edit?run=6f0d&file=out%2Fdump.fst'],
    [{ kind: 'project', deptId: 7, path: 'sim/a b.vcd' } as const, '/example/edit?path=sim%2Fa+b.vcd'],
    [{ kind: 'local', name: 'x.ghw' } as const, '/example/edit?local=x.ghw'],
  ])('names %j', (place, address) => {
    expect(waveDebugAddress(place)).toBe(address);
    expect(placeOf(searchOf(place), 7)).toEqual(place);
  });

  it('carries signal, time and view', () => {
    const start = { signal: 'top.u0.\\odd+name ', time: 1500, view: 'waves/bus.view.json' };
    const search = new URLSearchParams(waveDebugAddress(run, start).split('?')[1]);
    expect(startOf(search)).toEqual(start);
    expect(placeOf(search, 7)).toEqual(run);
  });

  it('without a dump or with half of one names none', () => {
    expect(placeOf(new URLSearchParams('run=6f0d'), 7)).toBeNull();
    expect(placeOf(new URLSearchParams(''), 7)).toBeNull();
    expect(startOf(new URLSearchParams('time=soon'))).toEqual({});
  });
});
