import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { WithTexts } from '../../../../test/withTexts.tsx';
import { CornerFields } from './CornerFields.tsx';
import { CornerTable } from './summary/CornerTable.tsx';
import type { TimingFields } from './useTimingForm.ts';

vi.mock('../../../api/index.ts', () => ({ useCall: () => ({ data: [] }) }));
vi.mock('../../../session/index.ts', () => ({ useDeptId: () => 1 }));
afterEach(cleanup);

const slack = (worst: number | null, violations = 0) => ({ worst, total: 0, violations, endpoints: 3 });
const CORNERS = [
  { name: 'slow', setup: slack(-0.25, 1), hold: slack(0.4) },
  { name: 'fast', setup: slack(0.5), hold: slack(0.1) },
  { name: 'idle', setup: slack(null), hold: slack(null) },
];

it('shows each corner, and marks the worst of both checks', () => {
  render(<CornerTable corners={CORNERS} />, { wrapper: WithTexts });
  const rows = screen.getAllByRole('row').slice(2);
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent?.trim()))).toEqual([
    ['slow', 'worst −0.250', '0.000', '1 of 3', '0.400', '0.000', '0 of 3'],
    ['fast', '0.500', '0.000', '0 of 3', 'worst 0.100', '0.000', '0 of 3'],
    ['idle', '–', '0.000', '0 of 3', '–', '0.000', '0 of 3'],
  ]);
});

function Form() {
  const [corners, setCorners] = useState<TimingFields['corners']>([]);
  return (
    <>
      <CornerFields
        form={{ corners } as unknown as TimingFields}
        set={(change) => setCorners(change.corners!)}
      />
      <output>{JSON.stringify(corners)}</output>
    </>
  );
}

it('adds corners under the usual names, and takes them away', () => {
  render(<Form />, { wrapper: WithTexts });
  const add = screen.getByRole('button', { name: 'Add a corner' });
  fireEvent.click(add);
  fireEvent.click(add);
  fireEvent.change(screen.getByLabelText('Liberty of slow'), { target: { value: 'lib/slow.lib' } });
  fireEvent.change(screen.getByLabelText('Name of corner 2'), { target: { value: 'cold' } });
  fireEvent.click(screen.getByRole('button', { name: 'Remove cold' }));
  expect(screen.getByRole('status').textContent).toBe('[{"name":"slow","liberty":"lib/slow.lib"}]');
});
