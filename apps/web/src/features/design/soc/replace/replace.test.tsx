import { IpDescriptor, SocDocument } from '@netloom/model';
import { createLibrary, writeDocument, writeLayout } from '@netloom/soc';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { WithTexts } from '../../../../../test/withTexts.tsx';

vi.hoisted(() => localStorage.setItem('netloom.deptId', '1'));
const { designs } = await import('../files/designs.ts');
const { selectBlocks } = await import('../store/selection.ts');
const { useSoc } = await import('../store/socStore.ts');
const { default: ReplaceDialog } = await import('./ReplaceDialog.tsx');

afterEach(cleanup);

const block = (version: string, ...ports: string[]) =>
  IpDescriptor.parse({
    ...{ netloom: 'ip', version: 1, vlnv: `test:ip:led:${version}`, module: 'led', title: 'LED' },
    ports: ports.map((name) => ({ name, direction: 'in', width: '1' })),
  });
const library = createLibrary([block('1.0', 'on', 'dim'), block('2.0', 'on', 'level', 'blink')]);
const document = SocDocument.parse({
  ...{ netloom: 'soc', version: 1, vlnv: 'test:soc:top:1.0', name: 'top' },
  ports: { a: { direction: 'in', width: '1' }, b: { direction: 'in', width: '1' } },
  instances: { led0: { ip: 'test:ip:led:1.0' }, led1: { ip: 'test:ip:led:1.0' } },
  portConnections: [
    { from: 'a', to: 'led0.on' },
    { from: 'b', to: 'led0.dim' },
    { from: 'b', to: 'led1.on' },
  ],
});

it('proposes the newer version, says what would go, and takes what is chosen in one step', async () => {
  useSoc.setState({ stored: library });
  await designs.openStored({
    ...{ socCanvasId: 1, socName: 'top', path: 'top.soc.json', hash: 'h' },
    text: writeDocument(document),
    layoutText: writeLayout({ netloom: 'layout', version: 1, blocks: {} }),
  });
  selectBlocks(['led0']);
  render(
    <WithTexts>
      <ReplaceDialog />
    </WithTexts>,
  );
  expect(screen.getByText('1 connection, setting or address would go.', { exact: false })).toBeTruthy();
  expect(screen.getByText('New, and left open: level, blink')).toBeTruthy();
  await userEvent.click(screen.getByRole('combobox', { name: 'What dim goes to' }));
  await userEvent.click((await screen.findAllByText('level')).at(-1)!);
  expect(screen.queryByText('would go', { exact: false })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'All 2 instances of this block' }));
  await userEvent.click(screen.getByRole('button', { name: 'Replace' }));
  const after = useSoc.getState().document;
  expect(Object.values(after.instances).map(({ ip }) => ip)).toEqual(['test:ip:led:2.0', 'test:ip:led:2.0']);
  expect(after.portConnections.map(({ to }) => to)).toEqual(['led0.level', 'led0.on', 'led1.on']);
});
