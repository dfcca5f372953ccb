import { emptySoc, writeDocument, writeLayout } from '@netloom/soc';
import { beforeEach, expect, it, vi } from 'vitest';

vi.hoisted(() => {
  vi.stubGlobal('window', { addEventListener: () => undefined, innerWidth: 1440, innerHeight: 900 });
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('localStorage', { getItem: () => '1', setItem: () => undefined });
});
const tops = vi.hoisted(() => ({ demo: 'bench.dut', serial: 'bench.dut.serial0' }) as Record<string, string>);
vi.mock('./socTop.ts', () => ({
  socTop: (_run: string, name: string) =>
    tops[name] ? Promise.resolve(tops[name]) : Promise.reject(new Error(name)),
}));
const { designs } = await import('../files/designs.ts');
const { useLevels } = await import('../levels/levels.ts');
const { useSoc } = await import('../store/socStore.ts');
const { shownInRun } = await import('./shownPlaces.ts');
const { placesOfBlock } = await import('./placesOfBlock.ts');

const stored = (socCanvasId: number, name: string, within?: { parent: string; instance: string }) => ({
  ...{ socCanvasId, socName: name, path: `${name}.soc.json`, hash: 'h' },
  text: writeDocument({ ...emptySoc(name), name }),
  layoutText: writeLayout({ netloom: 'layout', version: 1, blocks: {} }),
  ...(within && { within }),
});
const into = (instance: string) =>
  useLevels.setState({ way: [{ from: 1, key: '1', name: 'demo', instance, to: 2 }] });

beforeEach(async () => {
  useLevels.setState({ way: [] });
  for (const key of Object.keys(designs.use.getState().documents)) designs.forget(key);
  await designs.openStored(stored(1, 'demo'));
  await designs.openStored(stored(2, 'serial'));
  tops['demo'] = 'bench.dut';
});

it('is the instance that was gone into, and not the first of its document', async () => {
  into('serial1');
  expect(useSoc.getState().canvas?.socName).toBe('serial');
  expect(await shownInRun('r')).toBe('bench.dut.serial1');
  expect(placesOfBlock('uart0')).toEqual([
    { top: 'demo', path: 'demo.soc.json', way: 'serial1/uart0' },
    { top: 'serial', path: 'serial.soc.json', way: 'uart0' },
  ]);
});

it('is the document alone where nothing leads to it, or the run is of nothing else', async () => {
  expect(await shownInRun('r')).toBe('bench.dut.serial0');
  into('serial1');
  delete tops['demo'];
  expect(await shownInRun('r')).toBe('bench.dut.serial0');
});

it('is never another instance where the one has something of its own', async () => {
  await designs.openStored(stored(2, 'serial', { parent: '1', instance: 'serial1' }));
  into('serial1');
  expect(await shownInRun('r')).toBe('bench.dut.serial1');
  expect(placesOfBlock('uart0')).toHaveLength(1);
  delete tops['demo'];
  expect(await shownInRun('r')).toBeUndefined();
});
