import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { WithTexts } from '../../../../../test/withTexts.tsx';
import { BreakdownTab } from './BreakdownTab.tsx';
import { cycleCauses } from './cycleCauses.ts';

const metric = (name: string, value: number) => ({ name, value, unit: '' });
afterEach(cleanup);

/** The later of two counts stands. */
const METRICS = [
  metric('core cycles', 5),
  metric('core cycles', 1000),
  metric('executing cycles', 800),
  metric('memory cycles', 150),
  metric('fetch cycles', 50),
  metric('data misses', 7),
];

it('says of each cause how many cycles and which share of all it has', () => {
  const found = cycleCauses(METRICS)!;
  render(
    <WithTexts>
      <BreakdownTab found={found} />
    </WithTexts>,
  );
  const shares = screen.getAllByText(/ %$/).map(({ textContent }) => textContent);
  expect(shares).toEqual(['80.0 %', '5.0 %', '0.0 %', '0.0 %', '15.0 %', '0.0 %', '0.0 %']);
  expect(screen.getByText(/1\.25/)).toBeTruthy();
  expect(screen.getByText('7')).toBeTruthy();
});

it('says nothing of a run that counted none', () => {
  expect(cycleCauses([metric('cycles', 10)])).toBeUndefined();
});
