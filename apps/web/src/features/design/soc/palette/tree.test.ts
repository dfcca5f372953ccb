import { expect, it } from 'vitest';
import { stage } from '../testing/manyBlocks.ts';
import { categoryTree, matches } from './tree.ts';

const block = (title: string, category: string) => ({ ...stage, title, category });

it('sorts blocks into their categories, both in order of their names', () => {
  const tree = categoryTree([
    block('UART', 'Peripherals/Serial'),
    block('SRAM', 'Memory'),
    block('GPIO', 'Peripherals'),
    ...[block('Level 10', 'Memory'), block('Level 2', 'Memory')],
  ]);
  expect(tree.categories.map((each) => each.name)).toEqual(['Memory', 'Peripherals']);
  expect(tree.categories[0]!.blocks.map((each) => each.title)).toEqual(['Level 2', 'Level 10', 'SRAM']);
  expect(tree.categories[1]!.blocks.map((each) => each.title)).toEqual(['GPIO']);
  expect(tree.categories[1]!.categories[0]!.path).toBe('/Peripherals/Serial');
});

it('searches titles, VLNV and module for every word', () => {
  expect(matches(stage, 'Étape', 'pipe')).toBe(true);
  expect(matches(stage, 'Étape', 'test:ip STAGE')).toBe(true);
  expect(matches(stage, 'Étape', 'pipe uart')).toBe(false);
  expect(matches(stage, 'Étape', 'étape PIPE')).toBe(true);
});
