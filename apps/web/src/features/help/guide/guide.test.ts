import { describe, expect, it } from 'vitest';
import { guide as en } from './content/en/index.ts';
import { guide as es } from './content/es/index.ts';
import { guide as ja } from './content/ja/index.ts';
import { guide as zh } from './content/zh/index.ts';
import type { Block, Guide } from './guide.ts';
import { inline } from './inline.ts';
import { pictureAt } from './pictures.ts';
import { foundIn } from './search.ts';

function kindOf(block: Block): string {
  if (typeof block === 'string') return 'text';
  if ('picture' in block) return `picture ${block.picture}`;
  return Object.entries(block)
    .map(([kind, items]) => `${kind} ${items.length}`)
    .join();
}

/** What must be the same in every language: anchors, and the kind and length of each block. */
function shapeOf(guide: Guide): string[] {
  return guide.flatMap(({ id, sections }) =>
    sections.map((section) => `${id}/${section.id}: ${section.blocks.map(kindOf).join('; ')}`),
  );
}

/** Names of files and addresses are the same everywhere. */
function codeOf(guide: Guide): string[] {
  return JSON.stringify(guide).match(/`[^`]+`/g) ?? [];
}

describe('the guide', () => {
  it.each(Object.entries({ es, ja, zh }))('says in %s what it says in English', (_, translated) => {
    expect(shapeOf(translated)).toEqual(shapeOf(en));
    expect(codeOf(translated)).toEqual(codeOf(en));
  });

  it('has each anchor once', () => {
    const anchors = en.flatMap(({ id, sections }) => [id, ...sections.map((section) => section.id)]);
    expect(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index)).toEqual([]);
  });
});

it('has each picture that it shows', () => {
  const pictures = en.flatMap(({ sections }) =>
    sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (typeof block !== 'string' && 'picture' in block ? [block.picture] : [])),
    ),
  );
  expect(pictures).toHaveLength(5);
  for (const picture of pictures) expect(pictureAt(picture)).toContain(picture);
});

describe('its search', () => {
  const guide: Guide = [
    {
      id: 'a',
      title: 'Ejecuciones',
      sections: [
        { id: 'a1', title: 'Síntesis', blocks: ['con **Yosys**'] },
        { id: 'a2', title: 'Otra', blocks: [{ keys: [['Ctrl K', 'Buscar']] }] },
      ],
    },
  ];
  const ids = (query: string) =>
    foundIn(guide, query).flatMap(({ sections }) => sections.map(({ id }) => id));

  it('finds all words in any order, without case and accents', () => {
    expect(ids('YOSYS sintesis')).toEqual(['a1']);
    expect(ids('ctrl')).toEqual(['a2']);
    expect(ids('ejecuciones')).toEqual(['a1', 'a2']);
    expect(ids('yosys ctrl')).toEqual([]);
    expect(ids(' ')).toEqual(['a1', 'a2']);
  });

  it('marks what it found, inside of names too', () => {
    expect(inline('Abra **Síntesis** o `x`', ['sint', 'o'])).toEqual([
      { text: 'Abra ', kind: 'plain', found: false },
      { text: 'Sínt', kind: 'strong', found: true },
      { text: 'esis', kind: 'strong', found: false },
      { text: ' ', kind: 'plain', found: false },
      { text: 'o', kind: 'plain', found: true },
      { text: ' ', kind: 'plain', found: false },
      { text: 'x', kind: 'code', found: false },
    ]);
  });
});
