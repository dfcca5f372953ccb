import { ReplyCode } from '@netloom/contract';
import type { Crossing } from '@netloom/model';
import { emptySoc, writeDocument, writeLayout } from '@netloom/soc';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WithTexts } from '../../../../../test/withTexts.tsx';
import { queryClient } from '../../../../api/index.ts';
import { Matrix } from './Matrix.tsx';

vi.hoisted(() => localStorage.setItem('netloom.deptId', '1'));
const { designs, useSoc } = await import('../../soc/index.ts');
const { FoundCrossing } = await import('./FoundCrossing.tsx');
const { WaiverDialog } = await import('./WaiverDialog.tsx');

const CROSSING: Crossing = {
  ...{ id: 'multi-bit word u_taker.q', class: 'multi-bit', severity: 'error', from: ['a'], to: 'b', bits: 8 },
  ...{ sources: ['word[0]', 'word[1]', 'word[2]', 'word[3]'], sink: 'u_taker.q', expression: 'word[0]' },
  ...{ fingerprint: '0123456789abcdef', sourcePlace: null, place: { file: 'rtl/taker.sv', line: 10 } },
};
const SOC = { path: 'two.soc.json', instances: ['u_taker', 'u_other'] };

beforeEach(async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: ReplyCode.ok, msg: '', data: null }));
  await designs.openStored({
    ...{ socCanvasId: 3, socName: 'two', path: 'two.soc.json', hash: 'h' },
    text: writeDocument(emptySoc('two')),
    layoutText: writeLayout({ netloom: 'layout', version: 1, blocks: {} }),
  });
});
afterEach(cleanup);

const show = (crossing: Crossing, onWaive = vi.fn()) =>
  render(
    <MemoryRouter>
      <WithTexts>
        <ul>
          <FoundCrossing crossing={crossing} soc={SOC} onWaive={onWaive} />
        </ul>
      </WithTexts>
    </MemoryRouter>,
  );

it('tells a crossing, and leads to its line and its block', async () => {
  const onWaive = vi.fn();
  show(CROSSING, onWaive);
  for (const text of ['word without protocol', 'word[0], word[1], word[2], … → u_taker.q', 'a → b · 8 bits'])
    expect(screen.getByText(text)).toBeTruthy();
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')!;
  expect(decodeURIComponent(hrefOf('taker.sv:10'))).toMatch(/rtl\/taker\.sv.*10/);
  expect(hrefOf('Show on the canvas')).toMatch(/canvas=3&block=u_taker$/);
  await userEvent.click(screen.getByRole('button', { name: 'Waive…' }));
  expect(onWaive).toHaveBeenCalledOnce();
});

it('asks nobody to answer for what is safe, and says what became of a waiver', () => {
  show({ ...CROSSING, class: 'held', severity: 'safe' });
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  show({ ...CROSSING, waiver: { state: 'stale', reason: 'so', person: 'Ada', until: '2999-01-01' } });
  expect(screen.getByText('waiver of Ada is stale: the logic has changed').title).toBe('so');
});

it('keeps a waiver in the document with the logic that it is for, and withdraws it', async () => {
  const user = userEvent.setup();
  const waivers = () => useSoc.getState().document.waivers;
  const onClose = vi.fn();
  const open = () =>
    render(
      <QueryClientProvider client={queryClient}>
        <WithTexts>
          <WaiverDialog crossing={CROSSING} onClose={onClose} />
        </WithTexts>
      </QueryClientProvider>,
    );
  open();
  await user.click(screen.getByRole('button', { name: 'Waive' }));
  await screen.findAllByText('Needed');
  expect(waivers()).toBeUndefined();
  await user.type(screen.getByLabelText('Reason'), 'It stands still');
  await user.type(screen.getByLabelText('Who answers for it'), 'Ada');
  await user.click(screen.getByRole('button', { name: 'Waive' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(waivers()).toEqual({
    [CROSSING.id]: {
      ...{ reason: 'It stands still', person: 'Ada', fingerprint: CROSSING.fingerprint },
      until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    },
  });
  cleanup();
  open();
  await user.click(screen.getByRole('button', { name: 'Withdraw waiver' }));
  expect(waivers()).toEqual({});
});

it('counts what leads from each clock to each other, and lets a field be chosen and let go', async () => {
  const onChoose = vi.fn();
  const crossings = [
    { from: ['a'], to: 'b', isSafe: true },
    { from: ['a', 'c'], to: 'b', isSafe: false },
  ];
  const { rerender } = render(
    <WithTexts>
      <Matrix crossings={crossings} chosen={undefined} onChoose={onChoose} />
    </WithTexts>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'From a to b: 2' }));
  expect(onChoose).toHaveBeenLastCalledWith(['a', 'b']);
  rerender(
    <WithTexts>
      <Matrix crossings={crossings} chosen={['a', 'b']} onChoose={onChoose} />
    </WithTexts>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'From a to b: 2', pressed: true }));
  expect(onChoose).toHaveBeenLastCalledWith(undefined);
});
