import { createLibrary, designOf } from '@netloom/soc';
import { expect, it } from 'vitest';
import { manyBlocks, stage } from '../testing/manyBlocks.ts';
import { hitTest } from './hitTest.ts';
import { movedScene } from './moved.ts';
import { buildScene } from './scene.ts';

const { document, layout } = manyBlocks(4);
const scene = buildScene(designOf(document, createLibrary([stage])), layout, { clockWires: false });
const pin = scene.pins.get('stage0.out_data')!;

it('finds pins with their labels, blocks, tags and wires', () => {
  expect(hitTest(scene, { x: pin.x + 3, y: pin.y }, 6)).toMatchObject({ kind: 'pin', pin });
  expect(hitTest(scene, { x: pin.x - 20, y: pin.y + 2 }, 6)).toMatchObject({ kind: 'pin', pin });
  expect(hitTest(scene, { x: 100, y: 10 }, 6)).toMatchObject({ kind: 'block' });
  const tag = scene.tags.find((each) => each.link.to === 'stage0.clk')!;
  expect(hitTest(scene, { x: tag.x + 2, y: tag.y + 2 }, 6)).toMatchObject({ kind: 'tag', tag });
  const wire = scene.wires.find((each) => each.link.to === 'stage1.in_data')!;
  const corner = wire.points[1]!;
  expect(hitTest(scene, { x: corner.x, y: corner.y + 4 }, 6)).toMatchObject({ kind: 'wire', wire });
  expect(hitTest(scene, { x: -5000, y: -5000 }, 6)).toBeUndefined();
});

it('moves blocks with their wires while they are dragged, and nothing else', () => {
  const moved = movedScene(scene, new Set(['stage1']), { x: 50, y: 30 });
  expect(moved.pins.get('stage1.in_data')).toMatchObject({
    x: scene.pins.get('stage1.in_data')!.x + 50,
    y: scene.pins.get('stage1.in_data')!.y + 30,
  });
  const end = (name: string) => moved.wires.find((wire) => wire.link.to === name)!.points.at(-1);
  expect(end('stage1.in_data')).toMatchObject({ x: moved.pins.get('stage1.in_data')!.x });
  const far = scene.wires.findIndex((wire) => wire.link.to === 'stage3.in_data');
  expect(moved.wires[far]).toBe(scene.wires[far]);
});
