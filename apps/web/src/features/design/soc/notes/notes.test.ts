import type { DiagramNote } from '@netloom/model';
import { createLibrary, designOf } from '@netloom/soc';
import { expect, it } from 'vitest';
import { buildScene } from '../geometry/scene.ts';
import { hitTest } from '../geometry/hitTest.ts';
import { movedScene } from '../geometry/moved.ts';
import { stage, manyBlocks } from '../testing/manyBlocks.ts';
import { contentsOf } from './placedNotes.ts';

const { document, layout } = manyBlocks(4);
const design = designOf(document, createLibrary([stage]));
const plain = buildScene(design, layout, { clockWires: false });
const [first] = plain.blocks;
const around: DiagramNote = {
  ...{ x: first!.x - 40, y: first!.y - 40, width: first!.width + 80, height: first!.height + 80 },
  ...{ text: 'Frame', colour: 'blue', frame: true },
};
const inside: DiagramNote = {
  ...{ x: first!.x - 20, y: first!.y - 20, width: 40, height: 40, text: 'In it', colour: 'grey' },
};
const notes = { frame0: around, note0: inside };
const scene = buildScene(design, { ...layout, notes }, { clockWires: false });
const at = (x: number, y: number) => hitTest(scene, { x, y }, 4);

it('paints frames first, so that notes lie upon them, and both behind the blocks', () => {
  expect(scene.notes.map(({ name }) => name)).toEqual(['frame0', 'note0']);
  expect(at(first!.x + 30, first!.y + 10)?.kind).toBe('block');
});

it('takes a frame by its title and edge, not by what lies in it', () => {
  expect(at(around.x + 30, around.y + 10)).toMatchObject({ kind: 'note', note: { name: 'frame0' } });
  expect(at(around.x + around.width - 1, around.y + 60)?.kind).toBe('note');
  expect(at(around.x + 8, around.y + around.height - 12)).toBeUndefined();
});

it('moves a frame with the blocks and notes that stand wholly in it', () => {
  const moved = contentsOf(scene, new Set(['frame0']));
  expect(moved).toEqual({ blocks: [first!.shape.name], notes: ['note0'] });
  expect(contentsOf(scene, new Set(['note0']))).toEqual({ blocks: [], notes: [] });
  const by = { x: 100, y: 50 };
  const after = movedScene(scene, new Set(moved.blocks), by, new Set(['frame0', ...moved.notes]));
  expect(after.notes.map(({ x, y }) => [x, y])).toEqual(scene.notes.map(({ x, y }) => [x + by.x, y + by.y]));
  expect(after.blocks[0]).toMatchObject({ x: first!.x + by.x, y: first!.y + by.y });
});
