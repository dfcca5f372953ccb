import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import blocks from '../../../../locales/en/blocks.json' with { type: 'json' };
import english from '../../../../locales/en/soc.json' with { type: 'json' };

const root = join(import.meta.dirname, '../../../../../../..');

it('every group of the library that comes along has a name in the languages', () => {
  const files = globSync('ip/*/ip.json', { cwd: root });
  const named = files.flatMap((file) => {
    const { category = '' } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { category?: string };
    return category.split('/').filter(Boolean);
  });
  expect(named).toContain('Peripherals');
  expect(Object.keys(english.category)).toEqual(expect.arrayContaining(named));
});

it('every block of it has its title in the languages, and what it is for', () => {
  const files = globSync('ip/*/ip.json', { cwd: root });
  const named = files.map((file) => {
    const { vlnv, title, description } = JSON.parse(readFileSync(join(root, file), 'utf8')) as Described;
    return { name: vlnv.split(':')[2]!, title, description };
  });
  const entriesOf = (member: 'title' | 'description') =>
    Object.fromEntries(named.map((each) => [each.name, each[member]]));
  expect(entriesOf('title')).toHaveProperty('uart', 'UART');
  expect(blocks.title).toEqual(entriesOf('title'));
  expect(blocks.about).toEqual(entriesOf('description'));
});

interface Described {
  vlnv: string;
  title: string;
  description: string;
}
