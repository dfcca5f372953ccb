import { PRESETS, coreKind } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import type { PreviewedFile } from '@netloom/contract';
import { ReplyCode } from '@netloom/contract';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WithTexts } from '../../../../test/withTexts.tsx';

vi.hoisted(() => localStorage.setItem('netloom.deptId', '1'));
// Monaco draws nothing without a browser.
vi.mock('../../files/editor/lazyViews.ts', () => ({
  TextView: ({ text }: { text: string }) => <pre aria-label="text">{text}</pre>,
  DiffView: ({ before, after }: { before: string; after: string }) => (
    <pre aria-label="difference">{`${before} → ${after}`}</pre>
  ),
}));
const { cores } = await import('../../core/microarchitecture/files/cores.ts');
const { GeneratedFiles } = await import('./GeneratedFiles.tsx');
const { useGenerated } = await import('./useGenerated.ts');

const PATH = 'cores/cpu/cpu.core.json';
const first: CoreOptions = { ...PRESETS.micro, name: 'cpu' };
const withCounters = (performanceCounters: number): CoreOptions => ({
  ...first,
  auxiliary: { ...first.auxiliary, performanceCounters },
});

/** Texts that the server was asked about. */
let asked: { path: string; text: string }[];
let answer: () => { code: number; msg: string; data: unknown };

const file = (path: string, status: PreviewedFile['status'], more: Partial<PreviewedFile> = {}) => ({
  ...{ path: `cores/cpu/${path}`, status, text: `text of ${path}`, previous: null, isCut: false },
  ...more,
});
const files = [
  file('cpu.f', 'unchanged'),
  file('rtl/cpu.sv', 'created'),
  file('rtl/alu.sv', 'changed', { previous: 'old' }),
  file('sw/start.S', 'hand-edited', { previous: 'mine', isCut: true }),
  file('rtl/gone.sv', 'removed', { text: '', previous: 'was' }),
];

beforeEach(() => {
  asked = [];
  answer = () => ({ code: ReplyCode.ok, msg: '', data: { files, diagnostics: [] } });
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body) as (typeof asked)[0]);
    return Response.json(answer());
  });
  cores.use.setState({ documents: {}, current: undefined, clash: undefined, beneath: {}, gone: {} });
  cores.openNew(PATH, first, undefined);
});
afterEach(cleanup);

function Panel({ onGenerate }: { onGenerate?: () => void }) {
  const generated = useGenerated(cores);
  const [chosen, choose] = useState<string>();
  return (
    <MemoryRouter>
      <WithTexts>
        <GeneratedFiles
          generated={generated}
          chosen={chosen}
          onChoose={choose}
          {...(onGenerate && { onGenerate })}
          none={<p>nothing</p>}
        />
      </WithTexts>
    </MemoryRouter>
  );
}

it('lists the files with their states, and shows text and difference of each', async () => {
  const user = userEvent.setup();
  const onGenerate = vi.fn();
  render(<Panel onGenerate={onGenerate} />);
  expect((await screen.findByLabelText('text')).textContent).toBe('text of rtl/cpu.sv');
  expect(asked).toEqual([expect.objectContaining({ path: PATH, text: coreKind.write(first) })]);
  const panel = screen.getByRole('region', { name: 'Generated files' });
  for (const words of ['1 new', '1 changed', '1 the same', '1 edited by hand', '1 to be removed'])
    within(panel).getByText(words);
  const list = screen.getByRole('navigation');
  await user.click(within(list).getByRole('button', { name: /alu\.sv/ }));
  expect(screen.getByLabelText('text').textContent).toBe('text of rtl/alu.sv');
  await user.click(screen.getByText('Differences'));
  expect(screen.getByLabelText('difference').textContent).toBe('old → text of rtl/alu.sv');
  await user.click(within(list).getByRole('button', { name: /start\.S/ }));
  expect(screen.getByLabelText('difference').textContent).toBe('mine → text of sw/start.S');
  expect(screen.getByRole('alert').textContent).toMatch(/only the beginning/);
  await user.click(within(list).getByRole('button', { name: /gone\.sv/ }));
  expect(screen.getByLabelText('difference').textContent).toBe('was → ');
  await user.click(screen.getByRole('button', { name: /Generate/ }));
  expect(onGenerate).toHaveBeenCalledOnce();
});

it('asks anew after an edit, and not for what generates the same', async () => {
  render(<Panel onGenerate={vi.fn()} />);
  await screen.findByLabelText('text');
  cores.change(withCounters(3));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]!.text).toBe(coreKind.write(withCounters(3)));
  await waitFor(() => expect(document.querySelector('.ant-spin')).toBeNull());
  const open = cores.current()!;
  cores.put({ ...open, document: structuredClone(open.document) });
  await waitFor(() => expect(document.querySelector('.ant-spin')).not.toBeNull());
  await waitFor(() => expect(document.querySelector('.ant-spin')).toBeNull());
  expect(asked).toHaveLength(2);
});

it('says instead what keeps the files from being made', async () => {
  const diagnostics = [{ code: 'X', severity: 'error', message: 'wrong' }];
  answer = () => ({ code: ReplyCode.ok, msg: '', data: { files: [], diagnostics } });
  render(<Panel onGenerate={vi.fn()} />);
  await screen.findByText('nothing');
  expect(screen.getByRole('button', { name: /Generate/ })).toHaveProperty('disabled', true);
  answer = () => ({ code: ReplyCode.warning, msg: 'the chip is not there', data: null });
  cores.change(withCounters(4));
  expect((await screen.findByRole('alert')).textContent).toContain('the chip is not there');
});

it('of what cannot be written has no states', async () => {
  render(<Panel />);
  await screen.findByLabelText('text');
  expect(screen.queryByText('1 new')).toBeNull();
  expect(screen.queryByRole('button', { name: /Generate/ })).toBeNull();
});
