import { createHash } from 'node:crypto';
import { RegisterMap } from '@netloom/model';
import { describe, expect, test } from 'vitest';
import { DMA, elaborated, textOf } from '../../../test/dma.ts';
import { htmlOutput } from './index.ts';

async function pageOf(map: RegisterMap): Promise<string> {
  return textOf(htmlOutput.write(elaborated(map)).files, '.html');
}

const mapWith = (description: string) =>
  RegisterMap.parse({
    netloom: 'registers',
    version: 1,
    name: 'm',
    title: 'A & <b>',
    description,
    children: [
      {
        kind: 'register',
        name: 'R',
        offset: 0x10,
        description,
        fields: [
          { name: 'LOW', lsb: 0, width: 4, description, reset: 9 },
          { name: 'A_NAME_THAT_FITS_NOWHERE_AT_ALL', lsb: 31, software: 'r', hardware: 'w' },
        ],
      },
    ],
  });

/** Start tags of the page's body without those of the page's own script and style. */
const tags = (page: string) =>
  [...page.matchAll(/<([a-z][a-z0-9]*)\b([^>]*)>/g)].map(([, name, rest]) => ({ name: name!, rest: rest! }));

describe('HTML document', () => {
  test('runs no script but its own and lets descriptions add none', async () => {
    const hostile =
      '<script>alert(1)</script> <img src=x onerror=alert(1)> [a](javascript:alert(1)) ![b](https://x.test/p.png) "quoted" `<i>`';
    const page = await pageOf(mapWith(hostile));
    const found = tags(page);
    expect(found.filter(({ name }) => name === 'script')).toHaveLength(1);
    expect(found.filter(({ name }) => ['img', 'iframe', 'link', 'object'].includes(name))).toEqual([]);
    expect(found.filter(({ rest }) => /\son\w+=|javascript:/i.test(rest))).toEqual([]);
    expect(page).toContain('<h1>A &amp; &lt;b&gt;</h1>');
    const script = /<script>([\s\S]*?)<\/script>/.exec(page)![1]!;
    const hash = createHash('sha256').update(script).digest('base64');
    expect(page).toContain(`script-src 'sha256-${hash}'`);
  });

  test('renders Markdown', async () => {
    const page = await pageOf(mapWith('One *word* and\n\n- a list\n\n# no heading'));
    expect(page).toContain(
      '<p>One <em>word</em> and</p>\n<ul>\n<li>a list</li>\n</ul>\n<p class="head">no heading</p>',
    );
  });

  test('draws each field over its bits, 28 units a bit, the highest on the left', async () => {
    const page = await pageOf(mapWith(''));
    const rects = [...page.matchAll(/<rect class="(rw|ro)" x="(\d+)" y="\d+" width="(\d+)"/g)];
    expect(rects.map(([, access, x, width]) => [access, Number(x), Number(width)])).toEqual([
      ['rw', 28 * 28, 4 * 28],
      ['ro', 0, 28],
    ]);
    expect(page).toContain('<p class="legend"><b>1</b> A_NAME_THAT_FITS_NOWHERE_AT_ALL</p>');
  });

  test('splits wide registers into rows of 32 bits and a field across rows', async () => {
    const page = await pageOf(DMA);
    const wide = page.slice(page.indexOf('<section id="W64">'), page.indexOf('<section id="W128">'));
    const rects = [...wide.matchAll(/<rect class="rw" x="(\d+)" y="(\d+)" width="(\d+)"/g)];
    const [first, , third] = rects.map(([, x, y, width]) => ({
      x: Number(x),
      y: Number(y),
      width: Number(width),
    }));
    expect(rects).toHaveLength(3);
    expect(first).toMatchObject({ x: (31 - 5) * 28, width: 6 * 28 });
    expect(third).toMatchObject({ x: 0, width: 2 * 28 });
    expect(third!.y).toBeGreaterThan(first!.y);
  });

  test('tells addresses of copies, resets and values; every link has a target', async () => {
    const page = await pageOf(DMA);
    expect(page).toContain('0x114 + 0x40·i + 0x8·j, i = 0…3, j = 0…1');
    expect(page).toContain('0x020 + 0xC·i + 0x4·j');
    expect(page).toContain('<dt>0x1<dd><b>ON</b> Runs');
    const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id!);
    const targets = new Set([...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!));
    expect(links.length).toBeGreaterThan(30);
    expect(links.filter((id) => !targets.has(id))).toEqual([]);
    expect(page).not.toContain('\u202E');
  });
});
