import { expect, it } from 'vitest';
import { clocking, instances, soc, testLibrary } from '../../test/fixtures.ts';
import { check } from './check.ts';

const REQUEST = { from: 'hart0.ndmreset', to: 'reset_request' };

/** A hart that a debugger can reset, where that leads as said. */
const debugged = (leads: { from: string; to: string }[]) =>
  soc({
    ports: leads.length > 0 ? { reset_request: { direction: 'out', width: '1' } } : {},
    instances: instances({ hart0: 'debugged' }),
    portConnections: [...clocking(['hart0']), ...leads],
  });
const told = (leads: { from: string; to: string }[]) =>
  check(debugged(leads), testLibrary()).filter(({ code }) => code === 'SOC-DEBUG-RESET');

it("tells that a debugger's reset of the system leads nowhere, at the port", () => {
  expect(told([])).toMatchObject([
    {
      severity: 'warning',
      message: 'nothing hears of hart0.ndmreset, by which a debugger resets the system',
      fix: { title: 'Export hart0.ndmreset as ndmreset' },
      place: { instance: 'hart0', endpoint: 'hart0.ndmreset' },
    },
  ]);
});

it('says nothing where it leads somewhere', () => {
  expect(told([REQUEST])).toEqual([]);
  expect(told([{ ...REQUEST, from: 'hart0.ndmreset[0]' }])).toEqual([]);
});
