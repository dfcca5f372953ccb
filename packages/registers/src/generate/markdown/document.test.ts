import MarkdownIt from 'markdown-it';
import { RegisterMap } from '@netloom/model';
import { describe, expect, test } from 'vitest';
import { DMA, elaborated, textOf } from '../../../test/dma.ts';
import { markdownOutput } from './index.ts';

const documentOf = async (map: RegisterMap) => textOf(markdownOutput.write(elaborated(map)).files, '.md');

/** Tables of a document as a Markdown reader of others sees them. */
function tablesOf(text: string): string[][][] {
  const html = new MarkdownIt({ html: true }).render(text);
  return [...html.matchAll(/<table>([\s\S]*?)<\/table>/g)].map(([, table]) =>
    [...table!.matchAll(/<tr>([\s\S]*?)<\/tr>/g)].map(([, row]) =>
      [...row!.matchAll(/<t[hd][^>]*>([\s\S]*?)<\/t[hd]>/g)].map(([, cell]) =>
        cell!.replaceAll(/<[^>]*>/g, ''),
      ),
    ),
  );
}

describe('Markdown document', () => {
  test('shows the bits and the fields of each register in tables', async () => {
    const tables = tablesOf(await documentOf(DMA));
    expect(tables).toContainEqual([
      ['31:8', '7:5', '4:0'],
      ['–', 'HI', 'int'],
      ['', 'RW', 'RW'],
    ]);
    expect(tables).toContainEqual([
      ['Bits', 'Field', 'Access', 'Reset', 'Description'],
      ['7:5', 'HI', 'RW', '0x1', '0x0 OFF; 0x1 ON Runs'],
      ['4:0', 'int', 'RW', '0x03', ''],
    ]);
    const addresses = tables.find(([head]) => head?.[0] === 'Address')!;
    expect(addresses.find(([, name]) => name === 'channel.sub.Q')).toEqual([
      '0x114 + 0x40·i + 0x8·j, i = 0…3, j = 0…1',
      'channel.sub.Q',
      '16 bits',
      '',
      '',
    ]);
  });

  test('lets no description change the document', async () => {
    const description = '# Title\n\n<script>alert(1)</script> a | b [x](javascript:alert(1)) `<i>`';
    const map = RegisterMap.parse({
      netloom: 'registers',
      version: 1,
      name: 'm',
      description,
      children: [
        { kind: 'register', name: 'R', offset: 0, fields: [{ name: 'F', lsb: 0, description: 'a | b <b>' }] },
      ],
    });
    const text = await documentOf(map);
    const html = new MarkdownIt({ html: true }).render(text);
    expect(html).not.toMatch(/<script|<b>|href="javascript/);
    expect(html.match(/<h1>/g)).toHaveLength(1);
    expect(html).toContain('<code>&lt;i&gt;</code>');
    const fields = tablesOf(text).find(([head]) => head?.[1] === 'Field')!;
    expect(fields[1]).toEqual(['0', 'F', 'RW', '–', 'a | b &lt;b&gt;']);
  });
});
