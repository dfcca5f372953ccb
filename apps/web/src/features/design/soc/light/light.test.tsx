import { IpDescriptor, SocDocument } from '@netloom/model';
import { createLibrary, emptySoc, writeDocument, writeLayout } from '@netloom/soc';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { WithTexts } from '../../../../../test/withTexts.tsx';

vi.hoisted(() => localStorage.setItem('netloom.deptId', '1'));
const { designs } = await import('../files/designs.ts');
const { change } = await import('../store/history.ts');
const { useSoc } = await import('../store/socStore.ts');
const { lightNet, litLinks } = await import('./light.ts');
const { NetLight } = await import('./NetLight.tsx');

afterEach(cleanup);

const led = IpDescriptor.parse({
  ...{ netloom: 'ip', version: 1, vlnv: 'test:ip:led:1.0', module: 'led', title: 'LED' },
  ports: [{ name: 'on', direction: 'in', width: '1' }],
});
const io = { ports: { go: { direction: 'in', width: '1' } } };
const inner = SocDocument.parse({
  ...{ ...emptySoc('inner'), ...io },
  instances: { led0: { ip: led.vlnv } },
  portConnections: [{ from: 'go', to: 'led0.on' }],
});
const outer = SocDocument.parse({
  ...{ ...emptySoc('outer'), ...io },
  instances: { sub0: { ip: inner.vlnv } },
  portConnections: [{ from: 'go', to: 'sub0.go' }],
});

it('shows the levels of a lit net, follows an edit, and is put out', async () => {
  useSoc.setState({ stored: createLibrary([led], [{ document: inner }]) });
  await designs.openStored({
    ...{ socCanvasId: 1, socName: 'outer', path: 'outer.soc.json', hash: 'h' },
    text: writeDocument(outer),
    layoutText: writeLayout({ netloom: 'layout', version: 1, blocks: {} }),
  });
  render(
    <WithTexts>
      <NetLight />
    </WithTexts>,
  );
  act(() => lightNet('led0.on', ['sub0']));
  expect((await screen.findAllByRole('button')).map(({ textContent }) => textContent)).toEqual([
    'top',
    'sub0',
    '',
  ]);
  expect([...litLinks()]).toEqual(['portConnections:go>sub0.go']);
  act(() => void change({ document: { ...outer, portConnections: [] } }));
  expect(screen.queryByRole('button', { name: 'top' })).toBeNull();
  expect(litLinks().size).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Put out the light' }));
  expect(screen.queryByRole('region')).toBeNull();
});
