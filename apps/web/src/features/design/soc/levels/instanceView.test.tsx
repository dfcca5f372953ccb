import { IpDescriptor, SocDocument } from '@netloom/model';
import { createLibrary, emptySoc, writeDocument, writeLayout } from '@netloom/soc';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WithTexts } from '../../../../../test/withTexts.tsx';

vi.hoisted(() => localStorage.setItem('netloom.deptId', '1'));
vi.mock('./canvasOf.ts', () => ({ canvasOf: () => Promise.resolve(2) }));
vi.mock('../files/modules.ts', () => ({ knownModules: () => Promise.resolve([]) }));
const { save } = await import('../../../../document/save.ts');
const { designs } = await import('../files/designs.ts');
const { change } = await import('../store/history.ts');
const { useSoc } = await import('../store/socStore.ts');
const { exposeEndpoints } = await import('./exposeSelected.ts');
const { descendHere, goDown, setOpener, useLevels } = await import('./levels.ts');
const { TopProperties } = await import('../properties/TopProperties.tsx');

const led = IpDescriptor.parse({
  ...{ netloom: 'ip', version: 1, vlnv: 'test:ip:led:1.0', module: 'led', title: 'LED' },
  ports: [{ name: 'on', direction: 'in', width: '1' }],
});
const inner = SocDocument.parse({
  ...emptySoc('inner'),
  ports: { go: { direction: 'in', width: '1' } },
  instances: { led0: { ip: led.vlnv } },
  portConnections: [{ from: 'go', to: 'led0.on' }],
});
const outer = SocDocument.parse({
  ...emptySoc('outer'),
  instances: { sub0: { ip: inner.vlnv }, sub1: { ip: inner.vlnv } },
});
const TIED = { '/portConnections/led0.on': { from: "1'b0", to: 'led0.on' } };

const stored = (socCanvasId: number, document: SocDocument) => ({
  ...{ socCanvasId, socName: document.name, path: `${document.name}.soc.json`, hash: 'h' },
  text: writeDocument(document),
  layoutText: writeLayout({ netloom: 'layout', version: 1, blocks: {} }),
});

function tie(): void {
  const { document } = useSoc.getState();
  change({ document: { ...document, portConnections: Object.values(TIED) } });
}

afterEach(cleanup);
beforeEach(async () => {
  for (const key of Object.keys(designs.use.getState().documents)) designs.forget(key);
  useSoc.setState({ stored: createLibrary([led], [{ document: inner }]) });
  await designs.openStored(stored(2, inner));
  await designs.openStored(stored(1, outer));
  await descendHere('sub0');
});

it('keeps what is saved inside as a patch of the one instance, which undo takes back', async () => {
  tie();
  expect(await save(designs, '1/sub0')).toBe(true);
  const { instances } = designs.get('1')!.document.document;
  expect(instances['sub0']!.patch).toEqual(TIED);
  expect(instances['sub1']!.patch).toBeUndefined();
  expect(designs.get('2')!.document.document.portConnections).toEqual(inner.portConnections);
  designs.show('1');
  designs.undo();
  expect(designs.get('1')!.document.document.instances['sub0']!.patch).toBeUndefined();
});

it('keeps a block that is moved inside with the one instance, and shows it there again', async () => {
  const before = useSoc.getState();
  const blocks = { ...before.layout.blocks, led0: { x: 300, y: 200 } };
  change({ layout: { ...before.layout, blocks } });
  expect(await save(designs, '1/sub0')).toBe(true);
  const { document, layout } = designs.get('1')!.document;
  expect(layout.insides).toEqual({ sub0: { blocks: { led0: { x: 300, y: 200 } } } });
  expect(document).toEqual(outer);
  expect(designs.get('2')!.document.layout.blocks).toEqual({});
  designs.show('1');
  await goDown(['sub0']);
  expect(designs.use.getState().current).toBe('1/sub0');
  expect(useSoc.getState().layout.blocks).toEqual({ led0: { x: 300, y: 200 } });
  designs.show('1');
  await descendHere('sub1');
  expect(useSoc.getState().layout.blocks).toEqual({});
});

it('shows the instance as its patch makes it, and forgets it when it is edited back', async () => {
  tie();
  await save(designs, '1/sub0');
  designs.show('1');
  await descendHere('sub0');
  expect(useSoc.getState().document.portConnections).toEqual(Object.values(TIED));
  change({ document: { ...useSoc.getState().document, portConnections: inner.portConnections } });
  await save(designs, '1/sub0');
  expect(designs.get('1')!.document.document.instances['sub0']!.patch).toBeUndefined();
});

it('is what the ways of the overview, the search and the problems lead to', async () => {
  tie();
  await save(designs, '1/sub0');
  designs.show('1');
  await goDown(['sub0']);
  expect(designs.use.getState().current).toBe('1/sub0');
  expect(useSoc.getState().document.portConnections).toEqual(Object.values(TIED));
});

it('refuses at once what all instances have in common, and levels of its own', () => {
  const { document } = useSoc.getState();
  const clocks = { clk: { frequency: 1e6 } };
  const instances = { ...document.instances, deep0: { ip: inner.vlnv } };
  for (const part of [
    { ports: {} },
    { clocks },
    { parameters: { W: '1' } },
    { name: 'other' },
    { instances },
  ]) {
    expect(change({ document: { ...document, ...part } })).toBe(false);
    expect(useSoc.getState().document).toBe(document);
  }
  // The same in other words is no change of it.
  expect(change({ document: { ...document, ports: structuredClone(document.ports) } })).toBe(true);
  designs.show('1');
  expect(
    change({ document: { ...outer, clocks, instances: { ...outer.instances, sub2: { ip: inner.vlnv } } } }),
  ).toBe(true);
});

it('lets no pin be led up through it, which would give one instance a port of its own', async () => {
  const leaf = SocDocument.parse({ ...emptySoc('leaf'), instances: { led0: { ip: led.vlnv } } });
  const middle = SocDocument.parse({ ...emptySoc('middle'), instances: { leaf0: { ip: leaf.vlnv } } });
  const top = SocDocument.parse({ ...emptySoc('top'), instances: { sub0: { ip: middle.vlnv } } });
  useSoc.setState({ stored: createLibrary([led], [{ document: leaf }, { document: middle }]) });
  await designs.openStored(stored(2, middle));
  await designs.openStored(stored(1, top));
  designs.forget('1/sub0');
  await descendHere('sub0');
  await designs.openStored(stored(3, leaf));
  const step = { from: 1, key: '1', name: 'top', instance: 'sub0', to: 2 };
  const below = { from: 2, name: 'middle', instance: 'leaf0', to: 3 };
  const ports = () =>
    ['3', '1/sub0', '2', '1'].map((key) => Object.keys(designs.get(key)!.document.document.ports).join());
  useLevels.setState({ way: [step, { ...below, key: '1/sub0' }] });
  exposeEndpoints(['led0.on']);
  expect(ports()).toEqual(['', '', '', '']);
  useLevels.setState({ way: [step, { ...below, key: '2' }] });
  exposeEndpoints(['led0.on']);
  expect(ports()).toEqual(['led0_on', '', 'leaf0_led0_on', 'sub0_leaf0_led0_on']);
});

it('shows its ports with the way to where they are edited', async () => {
  const opened = vi.fn(async (id: number) => designs.show(String(id)));
  setOpener(opened);
  render(<TopProperties />, { wrapper: WithTexts });
  for (const label of ['Add a port', 'Add a clock', 'Top module'])
    expect(screen.getByLabelText(label)).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('button', { name: 'Edit in inner' }));
  expect(opened).toHaveBeenCalledWith(2);
  await waitFor(() => expect(screen.getByLabelText('Add a port')).toHaveProperty('disabled', false));
  expect(screen.queryByText(/All instances of inner/)).toBeNull();
});

it('writes nothing where ports would change, or the document has changed meanwhile', async () => {
  const { document, layout } = useSoc.getState();
  designs.change({ document: { ...document, ports: {} }, layout });
  expect(await save(designs, '1/sub0')).toBe(false);
  designs.undo();
  tie();
  const more = { ...inner, instances: { ...inner.instances, led1: { ip: led.vlnv } } };
  designs.changeIn('2', { ...designs.get('2')!.document, document: more });
  expect(await save(designs, '1/sub0')).toBe(false);
  expect(designs.use.getState().clash?.key).toBe('1/sub0');
  expect(designs.get('1')!.document.document).toEqual(designs.get('1')!.saved!.document);
});
