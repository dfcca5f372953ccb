import { IpDescriptor, SocDocument } from '@netloom/model';
import { createLibrary, designOf, emptySoc } from '@netloom/soc';
import { beforeEach, expect, it } from 'vitest';
import { commandById } from '../commands/all.ts';
import { selectLinks } from '../store/selection.ts';
import { setSoc, useSoc } from '../store/socStore.ts';
import { hitTest } from './hitTest.ts';
import { movedScene } from './moved.ts';
import { buildScene, linksIn } from './scene.ts';

const port = (name: string, direction: 'in' | 'out') => ({ name, direction, width: '1' });
const NAMES = ['a', 'b', 'c', 'd'];
const ip = IpDescriptor.parse({
  ...{ netloom: 'ip', version: 1, vlnv: 'test:ip:pair:1.0', module: 'pair', title: 'Pair' },
  ports: [...NAMES.map((name) => port(`${name}_in`, 'in')), ...NAMES.map((name) => port(name, 'out'))],
});
const wire = (from: string, to: string) => ({ from, to });
const document = SocDocument.parse({
  ...emptySoc('top'),
  instances: { one: { ip: ip.vlnv }, two: { ip: ip.vlnv }, three: { ip: ip.vlnv } },
  portConnections: [
    ...NAMES.map((name) => wire(`one.${name}`, `two.${name}_in`)),
    // Two lines between the same blocks stay what they are, and so does the other sink of a bundled net.
    ...['a', 'b'].map((name) => wire(`two.${name}`, `three.${name}_in`)),
    wire('one.c', 'three.c_in'),
  ],
});
const library = createLibrary([ip]);
const layout = {
  ...({ netloom: 'layout', version: 1 } as const),
  blocks: { one: { x: 0, y: 0 }, two: { x: 400, y: 60 }, three: { x: 800, y: 0 } },
};
const drawn = (more: object) =>
  buildScene(designOf(document, library), layout, { clockWires: false, ...more });
const scene = drawn({ bundles: true });
const bundle = scene.wires.find((each) => each.bundle)!;

beforeEach(() => setSoc({ document, library, layout, bundles: true, openBundles: new Set() }));

it('draws connections between the same two blocks as one line with their number', () => {
  expect(drawn({}).wires).toHaveLength(7);
  expect(scene.wires).toHaveLength(4);
  expect(linksIn(bundle).map(({ to }) => to)).toEqual(NAMES.map((name) => `two.${name}_in`));
  expect(scene.labels.find(({ net }) => net === bundle.net)!.text).toBe('×4');
});

it('gathers every pin of the bundle beside its block', () => {
  const starts = bundle.bundle!.combs.map(([first]) => `${first!.x} ${first!.y}`);
  for (const name of NAMES) {
    for (const endpoint of [`one.${name}`, `two.${name}_in`]) {
      const { x, y } = scene.pins.get(endpoint)!;
      expect(starts).toContain(`${x} ${y}`);
    }
  }
});

it('is hit at its line and beside its pins, and follows a block that is dragged', () => {
  const at = bundle.bundle!.combs[0]![0]!;
  expect(hitTest(scene, at, 1)).toMatchObject({ kind: 'wire', wire: { net: bundle.net } });
  const moved = movedScene(scene, new Set(['two']), { x: 50, y: 100 });
  const there = moved.wires.find(({ net }) => net === bundle.net)!;
  const end = moved.pins.get('two.b_in')!;
  expect(there.points.at(-1)).toMatchObject({ x: end.x });
  expect(there.bundle!.links).toHaveLength(4);
});

it('is opened and closed by its command, and all are drawn one by one by another', () => {
  selectLinks(linksIn(bundle).map(({ id }) => id));
  const [open, all] = [commandById('openBundle'), commandById('bundles')];
  expect(open.when!(null)).toBe(true);
  open.run(null);
  expect(useSoc.getState().scene.wires).toHaveLength(7);
  selectLinks([linksIn(bundle)[2]!.id]);
  open.run(null);
  expect(useSoc.getState().scene.wires).toHaveLength(4);
  all.run(null);
  expect(useSoc.getState().scene.wires).toHaveLength(7);
  expect(open.when!(null)).toBe(false);
});
