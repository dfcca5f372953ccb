import { listRuns } from '@netloom/contract';
import { describe, expect, it } from 'vitest';
import { filterOf, isFiltered, queryOf, searchOf } from './listFilter.ts';

const whole =
  'kinds=simulate%2Clint&status=timed-out&text=uart&branch=fix%2Fuart&mine=true&schedule=3&order=peakBytes&page=2&limit=50';

describe('the filter of the run list', () => {
  it('comes back from its address', () => {
    const filter = filterOf(new URLSearchParams(whole));
    expect(filter).toEqual({
      kinds: ['simulate', 'lint'],
      status: 'timed-out',
      text: 'uart',
      branch: 'fix/uart',
      mine: true,
      scheduleId: 3,
      order: 'peakBytes',
      page: 2,
      limit: 50,
    });
    expect(String(new URLSearchParams(searchOf(filter)))).toBe(whole);
    expect(isFiltered(filter)).toBe(true);
  });

  it('leaves out what nobody knows', () => {
    const filter = filterOf(
      new URLSearchParams('kinds=dance&status=odd&page=-1&limit=7&schedule=x&order=beauty'),
    );
    expect(searchOf(filter)).toEqual({});
    expect(isFiltered(filter)).toBe(false);
  });

  it.each([
    ['status=queued', { state: 'queued' }],
    ['status=lost', { verdict: 'lost' }],
    ['status=finished&mine=true', { state: 'finished', mine: 'true' }],
    ['branch=main', { branch: 'main' }],
    ['kinds=timing,place&text=x', { kinds: 'timing,place', text: 'x' }],
  ])('asks the server for %s as the contract says', (address, expected) => {
    const { page, limit, order, ...query } = queryOf(filterOf(new URLSearchParams(address)));
    expect(JSON.parse(JSON.stringify(query))).toEqual(expected);
    expect(listRuns.query?.safeParse({ deptId: 1, page, limit, order, ...query }).success).toBe(true);
  });
});
