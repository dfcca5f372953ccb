import { regressionCoverage } from '@netloom/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { WithTexts } from '../../../../test/withTexts.tsx';
import { CoverageView } from './CoverageView.tsx';

const none = { covered: 0, total: 0 };
const figures = { line: none, branch: none, toggle: none, user: none };
const row = (name: string) => ({ name, figures });
const data = {
  ...{
    runId: 'r',
    all: figures,
    files: [row('a.sv')],
    modules: [],
    testpoints: [],
    exclusions: [],
    socs: [],
  },
  hierarchy: [row('TOP.tb.dut.uart0'), row('TOP.tb.dut.uart0.u_rx'), row('TOP.tb.dut.gpio0')],
};
vi.mock('../../../api/index.ts', async (real) => ({
  ...(await real<object>()),
  useCall: (call: unknown) => ({ data: call === regressionCoverage ? data : undefined, error: null }),
}));
vi.mock('./Overall.tsx', () => ({ Overall: () => null }));
vi.mock('./CoveredBlock.tsx', () => ({ CoveredBlock: () => null }));

afterEach(cleanup);

it('follows a link to a place of the hierarchy while it is open, and the same one again', async () => {
  render(
    <WithTexts>
      <MemoryRouter initialEntries={['/example/coverage?run=r']}>
        <Link to="/example/coverage?run=r&part=hierarchy&filter=TOP.tb.dut.uart0">uart</Link>
        <CoverageView runId="r" trend={[]} />
      </MemoryRouter>
    </WithTexts>,
  );
  expect(screen.getByText('a.sv')).toBeTruthy();
  for (let time = 0; time < 2; time++) {
    await userEvent.click(screen.getByText('uart'));
    expect(screen.getByText('TOP.tb.dut.uart0.u_rx')).toBeTruthy();
    expect(screen.queryByText('TOP.tb.dut.gpio0')).toBeNull();
    await userEvent.clear(screen.getByRole('textbox'));
    expect(screen.getByText('TOP.tb.dut.gpio0')).toBeTruthy();
    await userEvent.click(screen.getByText('part.files'));
    expect(screen.getByText('a.sv')).toBeTruthy();
  }
});
