import { IpDescriptor } from '@netloom/model';
import { createLibrary, emptySoc, writeDocument, writeLayout } from '@netloom/soc';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WithTexts } from '../../../../../test/withTexts.tsx';

vi.hoisted(() => localStorage.setItem('netloom.deptId', '1'));
const { designs } = await import('../files/designs.ts');
const { addInstance } = await import('../commands/addInstance.ts');
const { useSoc } = await import('../store/socStore.ts');
const { ProposalCard } = await import('./ProposalCard.tsx');
const { isProposed } = await import('./proposal.ts');

const block = (name: string, more: object) =>
  IpDescriptor.parse({
    ...{ netloom: 'ip', version: 1, vlnv: `test:ip:${name}:1.0`, module: name, title: name },
    ...more,
  });
const clocked = {
  clocks: [{ port: 'clk' }],
  resets: [{ port: 'rst_n', polarity: 'low', clock: 'clk' }],
  ports: [
    { name: 'clk', direction: 'in', width: '1' },
    { name: 'rst_n', direction: 'in', width: '1' },
    { name: 'pad', direction: 'in', width: '1' },
  ],
};
const library = createLibrary([block('uart', clocked), block('plate', {})]);

beforeEach(async () => {
  useSoc.setState({ stored: library });
  await designs.openStored({
    ...{ socCanvasId: 1, socName: 'top', path: 'top.soc.json', hash: 'h' },
    text: writeDocument(emptySoc('top')),
    layoutText: writeLayout({ netloom: 'layout', version: 1, blocks: {} }),
  });
  render(
    <WithTexts>
      <ProposalCard />
    </WithTexts>,
  );
});
afterEach(cleanup);

const shown = () => useSoc.getState().document;
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const connections = () => shown().portConnections.map(({ from, to }) => `${from} → ${to}`);

it('says what a block would be connected to, and connects it with its placing in one step', async () => {
  addInstance('test:ip:uart:1.0');
  expect(await screen.findByText('uart0.clk')).toBeTruthy();
  expect(screen.getByText('uart0.pad has no driver')).toBeTruthy();
  expect(Object.keys(shown().instances)).toEqual([]);
  await press('Connect');
  expect(connections()).toEqual(['clk → uart0.clk', 'rst_n → uart0.rst_n']);
  designs.undo();
  expect([Object.keys(shown().instances), connections()]).toEqual([[], []]);
});

it('leaves out what is not ticked, and what cannot be without it', async () => {
  addInstance('test:ip:uart:1.0');
  await userEvent.click(await screen.findByRole('checkbox', { name: /uart0\.rst_n/ }));
  await press('Connect');
  expect(connections()).toEqual(['clk → uart0.clk']);
});

it('places alone, or does nothing', async () => {
  addInstance('test:ip:uart:1.0');
  await press('Place only');
  expect([Object.keys(shown().instances), connections()]).toEqual([['uart0'], []]);
  addInstance('test:ip:uart:1.0');
  await press('Cancel');
  expect(Object.keys(shown().instances)).toEqual(['uart0']);
});

it('asks nothing where nothing can be connected', () => {
  addInstance('test:ip:plate:1.0');
  expect(isProposed()).toBe(false);
  expect(Object.keys(shown().instances)).toEqual(['plate0']);
});
