import { disassemble } from '@netloom/core';
import { Code, Profile } from '@netloom/core/trace';
import type { Packet, Region } from '@netloom/core/trace';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { WithTexts } from '../../../../../test/withTexts.tsx';
import { TraceView } from './TraceView.tsx';

/** jsdom draws nothing. */
HTMLCanvasElement.prototype.getContext = vi.fn(() => null) as never;
window.requestAnimationFrame = () => 0;
afterEach(cleanup);

const BASE = 0x8000_0000;
/** main: a loop of three rounds, a call of leaf, an end; leaf; and a function that nobody calls. */
const WORDS = [0x0030_0293, 0xfff2_8293, 0xfe02_9ee3, 0x0080_00ef, 0x0000_006f, 0x0000_8067, 0x0000_0013];
const bytes = new Uint8Array(Uint32Array.from(WORDS).buffer);
const region = (name: string, from: number, to: number, kind: Region['kind'] = 'function'): Region => ({
  ...{ name, kind, address: BASE + from, end: BASE + to },
});
const regions = [
  region('main', 0, 20),
  region('leaf', 20, 24),
  region('spare', 24, 28),
  region('words', 28, 36, 'data'),
];
const packets: Packet[] = [
  { at: 0, kind: 'start', taken: false, address: BASE, mode: 3 },
  { at: 6, kind: 'address', target: false, outcomes: [true, true, false], difference: 16 },
];

function show() {
  const profile = new Profile({ code: new Code([{ address: BASE, bytes }]), regions, data: [] });
  for (const packet of packets) profile.take(packet);
  const report = profile.report({ core: 'mine', program: 'loop' }, 9);
  render(
    <WithTexts>
      <TraceView report={report} text={disassemble} name="mine" />
    </WithTexts>,
  );
}

const cells = (name: string) =>
  within(screen.getByRole('gridcell', { name }).closest('[role=row]')!)
    .getAllByRole('gridcell')
    .map(({ textContent }) => textContent?.trim());

it('a traced program is shown by its functions, with what was never reached and what is data', () => {
  show();
  expect(screen.getByText(/^10 instructions by 9 bytes of trace/)).toBeTruthy();
  expect(cells('main')).toEqual(['main', '9', '10', '0', '100 %', '1 / 1']);
  expect(cells('leaf')).toEqual(['leaf', '1', '1', '1', '100 %', '–']);
  expect(cells('spare')).toEqual(['spare', '0', '0', '0', 'never', '–']);
  expect(cells('words')).toEqual(['words', 'data, 8 bytes']);
  expect(screen.getByText(/Nothing told the time/)).toBeTruthy();
});

it('code tells how often each instruction was executed, and branches both ways', () => {
  show();
  const code = screen.getByRole('region', { name: 'Code of main' });
  const lines = within(code).getAllByRole('listitem');
  expect(lines[2]!.textContent).toContain('2 taken, 1 not');
  fireEvent.click(screen.getByRole('gridcell', { name: 'spare' }));
  const spare = screen.getByRole('region', { name: 'Code of spare' });
  expect(within(spare).getByRole('listitem').dataset.mark).toBe('never');
});

it('rows are put into another order by a heading', () => {
  show();
  const names = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.firstChild!.textContent);
  expect(names()).toEqual(['main', 'leaf', 'spare', 'words']);
  fireEvent.click(screen.getByRole('button', { name: 'Function' }));
  expect(names()).toEqual(['leaf', 'main', 'spare', 'words']);
});

it('keys go along the time line and say where one is', () => {
  show();
  const time = screen.getByRole('application');
  fireEvent.keyDown(time, { key: 'ArrowDown' });
  expect(document.getElementById('trace-span')!.textContent).toContain('main instructions 1 to 10 (10)');
  fireEvent.keyDown(time, { key: 'ArrowDown' });
  expect(document.getElementById('trace-span')!.textContent).toContain(
    'leaf instructions 9 to 9 (1) · depth 1 · called · returned',
  );
  expect(screen.getByRole('region', { name: 'Code of leaf' })).toBeTruthy();
});
