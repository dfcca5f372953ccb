import { PRESETS } from '@netloom/core';
import { PointsFile } from '@netloom/core/special';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { WithTexts } from '../../../../test/withTexts.tsx';

vi.hoisted(() => localStorage.setItem('netloom.deptId', '1'));
const { PointTable } = await import('./PointTable.tsx');

afterEach(cleanup);

const table = PointsFile.parse({
  netloom: 'points',
  version: 1,
  name: 'mine',
  core: 'cores/cpu/cpu.core.json',
  points: {
    causes: { program: 'work', causes: '7' },
    mark: { program: 'work', signature: true },
    modes: { program: 'modes', signature: true },
  },
});

function shown(rvfi: boolean): string[] {
  const options = { ...PRESETS.micro, auxiliary: { ...PRESETS.micro.auxiliary, rvfi } };
  const results = { plan: undefined, regression: undefined, byPoint: new Map(), failures: new Map() };
  render(
    <WithTexts>
      <MemoryRouter>
        <PointTable
          {...{ table, options, results }}
          rows={Object.entries(table.points)}
          selected={new Set()}
          onSelect={vi.fn()}
        />
      </MemoryRouter>
    </WithTexts>,
  );
  const rows = screen.getAllByRole('row').slice(1);
  const texts = rows.map((row) => within(row).getAllByRole('cell')[1]!.textContent);
  cleanup();
  return texts;
}

it('a point that the core cannot be tried with is not run, and says why', () => {
  const plain = 'not run';
  const user = `${plain}it needs user mode`;
  expect(shown(false)).toEqual([`${plain}causes and registers are seen by the RVFI port`, plain, user]);
  expect(shown(true)).toEqual([plain, plain, user]);
});
