import { REGISTER_READERS } from '@netloom/registers/formats';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

interface Bad {
  what: string;
  reader: string;
  files: Record<string, string | Uint8Array>;
  /** Line of the error. */
  line?: number;
  /** Words of the message. */
  says: RegExp;
}

const LAUGHS = `<?xml version="1.0"?>
<!DOCTYPE lolz [
  <!ENTITY a "ha">
  <!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
]>
<device><name>&b;</name></device>
`;
const HUGE = new Uint8Array(50 * 1024 * 1024).fill(0x20);

/** An archive that claims 1,000 bytes for what unpacks to 33 MB (APPNOTE 6.3.10, 4.3.7 and 4.3.12). */
function hidingBomb(): Uint8Array {
  const bytes = zipSync({ 'xl/workbook.xml': HUGE.subarray(0, 33 * 1024 * 1024) }, { level: 1 });
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  view.setUint32(22, 1000, true);
  view.setUint32(view.getUint32(bytes.length - 6, true) + 24, 1000, true);
  return bytes;
}
const svd = (
  registers: string,
) => `<device schemaVersion="1.3"><name>d</name><version>1</version><description>d</description>
<addressUnitBits>8</addressUnitBits><width>32</width><peripherals>
<peripheral><name>P</name><baseAddress>0</baseAddress><registers>
${registers}
</registers></peripheral>
<peripheral><name>Q</name><baseAddress>0x1000</baseAddress></peripheral>
</peripherals></device>
`;
const REGISTER = '<register><name>R</name><addressOffset>0</addressOffset></register>';

const BAD: Bad[] = [
  ...['svd', 'ipxact'].map((reader): Bad => ({
    what: 'an XML bomb',
    reader,
    files: { 'bad.xml': LAUGHS },
    // Where the document type ends.
    line: 5,
    says: /DOCTYPE|entit|document type/i,
  })),
  ...['svd', 'ipxact', 'systemrdl', 'reggen', 'csv'].map((reader): Bad => ({
    what: 'a file of 50 MB',
    reader,
    files: { 'bad.file': HUGE },
    says: /52428800 bytes.*at most/,
  })),
  {
    what: 'an include loop',
    reader: 'systemrdl',
    files: { 'a.rdl': '\n`include "b.rdl"\n', 'b.rdl': '`include "a.rdl"\n' },
    line: 1,
    says: /include/i,
  },
  {
    what: 'embedded Perl',
    reader: 'systemrdl',
    files: { 'a.rdl': 'addrmap a {\n<% print "x"; %>\n};\n' },
    line: 2,
    says: /Perl/i,
  },
  {
    what: 'overlapping fields',
    reader: 'systemrdl',
    files: { 'a.rdl': 'addrmap a {\n  reg {\n    field {} x[3:0];\n    field {} y[5:3];\n  } one;\n};\n' },
    line: 4,
    says: /overlap|share/i,
  },
  {
    what: 'one name twice',
    reader: 'svd',
    files: { 'a.svd': svd(`${REGISTER}\n${REGISTER}`) },
    line: 5,
    says: /R\b.*(?:twice|already|again)|duplicate|(?:twice|already).*R\b/i,
  },
  {
    what: 'one peripheral twice',
    reader: 'svd',
    files: { 'a.svd': svd(REGISTER).replace('<name>Q<', '<name>P<') },
    line: 6,
    says: /P\b.*(?:twice|already|again)|(?:twice|already).*P\b/i,
  },
  {
    what: 'an archive that hides its size',
    reader: 'xlsx',
    files: { 'a.xlsx': hidingBomb() },
    says: /more than 33554432 bytes/,
  },
  {
    what: 'a text with the ending of a workbook',
    reader: 'xlsx',
    files: { 'a.xlsx': 'Register,Offset\nCTRL,0\n' },
    says: /no Excel workbook/,
  },
  {
    what: 'a cut end',
    reader: 'svd',
    files: { 'a.svd': svd(REGISTER).slice(0, 300) },
    says: /./,
  },
];

describe('a bad file', () => {
  it.each(BAD)('$what is refused by $reader', async ({ reader: id, files, line, says }) => {
    const reader = REGISTER_READERS.find((each) => each.id === id);
    if (!reader) throw new Error(`there is no reader ${id}`);
    const encoder = new TextEncoder();
    const contents = Object.entries(files).map(
      ([path, text]) => [path, typeof text === 'string' ? encoder.encode(text) : text] as const,
    );
    const { maps, diagnostics } = await reader.read({ path: contents[0]![0], files: new Map(contents) });
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    expect(maps).toEqual([]);
    expect(errors[0]?.message).toMatch(says);
    expect(errors[0]?.place).toMatchObject({
      kind: 'source',
      file: expect.any(String),
      ...(line === undefined ? {} : { line }),
    });
  });
});
