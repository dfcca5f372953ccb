import type { TrafficRecord } from '@netloom/model';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { WithTexts } from '../../../../../test/withTexts.tsx';
import { MonitorLoads } from './MonitorLoads.tsx';
import { TrafficTable } from './TrafficTable.tsx';

afterEach(cleanup);

const ranges = Array.from({ length: 16 }, (_, index) => (index === 3 ? 2 : 0));
const record: TrafficRecord = {
  ...{ document: 'top', instance: 'mon0', manager: 'cpu0.m', way: 'read', path: 'tb.dut.mon0' },
  ...{ clocks: 200, beats: 50, waits: 10 },
  rows: [
    {
      region: 'ram0.s',
      transactions: 2,
      beats: 8,
      bytes: 32,
      errors: 0,
      least: 9,
      most: 12,
      sum: 21,
      ranges,
    },
    { region: null, transactions: 1, beats: 1, bytes: 4, errors: 1, least: 8, most: 8, sum: 8, ranges },
  ],
};

it('shows how busy a monitored connection was', () => {
  render(<MonitorLoads records={[record]} />, { wrapper: WithTexts });
  screen.getByRole('img', { name: '25 % busy, 5.0 % waiting' });
  screen.getByText('mon0');
});

it('lists transactions by manager and region, with the range of each latency', () => {
  render(<TrafficTable records={[record]} />, { wrapper: WithTexts });
  const [, first, second] = screen.getAllByRole('row');
  const cells = within(first!).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent)).toEqual(
    expect.arrayContaining(['cpu0.m', 'ram0.s', 'Read', '2', '10.5', '9 – 12', '32 B', '0.16']),
  );
  within(first!).getByRole('img', { name: '8 – 15 clocks: 2' });
  within(second!).getByText('in no region');
});
