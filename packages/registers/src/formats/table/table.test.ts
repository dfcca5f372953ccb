import { strToU8, unzipSync, zipSync } from 'fflate';
import { RegisterMap } from '@netloom/model';
import type { RegisterMapText, RegisterNodeText } from '@netloom/model';
import { describe, expect, it } from 'vitest';
import { writeWithLosses } from '../../generate/output.ts';
import { randomMap } from '../../../test/random/map.ts';
import { accessName, eachInstance, elaborate } from '../../index.ts';
import { csvOutput, csvReader, xlsxOutput, xlsxReader } from './index.ts';

const PAIRS = [
  ['csv', csvOutput, csvReader],
  ['xlsx', xlsxOutput, xlsxReader],
] as const;

const bytesOf = (content: string | Uint8Array) =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

async function readCsv(content: string | Uint8Array) {
  return csvReader.read({ path: 'map/uart.csv', files: new Map([['map/uart.csv', bytesOf(content)]]) });
}

/** What software sees of a map. */
function softwareView(map: RegisterMap): string[] {
  return [...eachInstance(elaborate(map).map)].map(({ node, address, path }) => {
    if (node.kind === 'memory')
      return `${path} ${address} ${node.entries} ${node.width} ${node.source.software}`;
    const fields = node.fields.map(({ name, lsb, width, reset, source, enumeration }) => {
      const values = enumeration?.values.map(({ name: each, value }) => `${Number(value)}${each}`) ?? [];
      return [
        name,
        lsb,
        width,
        reset,
        accessName(source) ?? source.software,
        source.description,
        ...values,
      ].join(' ');
    });
    return [path, address, node.width, ...fields].join(' | ');
  });
}

describe('tables', () => {
  it.each(PAIRS)('%s: what software sees comes back', async (_, output, reader) => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const map = randomMap(seed, { nodes: 10, external: false });
      const { files } = output.write(elaborate(map).map);
      const [file] = files;
      const { maps, diagnostics } = await reader.read({
        path: file!.path,
        files: new Map([[file!.path, bytesOf(file!.content)]]),
      });
      expect(diagnostics).toEqual([]);
      expect(maps[0]!.name).toBe(map.name);
      expect(softwareView(maps[0]!)).toEqual(softwareView(map));
    }
  });

  it('take other headings, orders and spellings', async () => {
    const text = `Reg name;ADDRESS;Bit Range;Field-Name;Default Value;Type;Comment;Values
CTRL;10h;[3:0];MODE;4'b1010;R/W;"Two
lines; one ""cell""";0=OFF;1=ON
;;7,6,5;LEVEL;0x5;Read-Only;;
;;8;FLAG;1;RW1C;;
STATUS;0x14;31;reserved;;;;
`.replace('0=OFF;1=ON', '"0=OFF;1=ON"');
    const { maps, diagnostics } = await readCsv(text);
    expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
      ['REG-LOSS', 'not carried over: reserved bits: they stay without a field'],
    ]);
    expect(maps[0]).toMatchObject({
      name: 'uart',
      enums: {
        CTRL_MODE: {
          values: [
            { name: 'OFF', value: 0 },
            { name: 'ON', value: 1 },
          ],
        },
      },
      children: [
        {
          name: 'CTRL',
          offset: '0x10',
          fields: [
            {
              name: 'MODE',
              lsb: 0,
              width: 4,
              reset: '0xA',
              software: 'rw',
              enum: 'CTRL_MODE',
              description: 'Two\nlines; one "cell"',
            },
            { name: 'LEVEL', lsb: 5, width: 3, reset: 5, software: 'r', hardware: 'w' },
            { name: 'FLAG', lsb: 8, width: 1, reset: 1, onWrite: 'oneToClear' },
          ],
        },
        { name: 'STATUS', offset: '0x14', fields: [] },
      ],
    });
  });

  it('take lowest and highest bits, copies and groups', async () => {
    const text = `Group,Register,Offset,Count,Stride,Field,LSB,MSB,Width
dma,,0x100,2,0x40,,,,
dma,ADDRESS,8,2x2,,VALUE,4,11,
dma,ADDRESS,8,2x2,,TAG,16,,3
`;
    const { maps } = await readCsv(text);
    const instances = [...eachInstance(elaborate(maps[0]!).map)];
    // Group copies 0x40 apart; four copies of a word from 8 on.
    expect(instances.map(({ address }) => Number(address))).toEqual([
      0x108, 0x10c, 0x110, 0x114, 0x148, 0x14c, 0x150, 0x154,
    ]);
    expect(instances[0]!.node).toMatchObject({
      fields: [
        { lsb: 4, width: 8 },
        { lsb: 16, width: 3 },
      ],
    });
  });

  const HEAD = 'Register,Offset,Field,Bits,Width,Access,Reset\n';
  it.each<[string, string, string, number]>([
    ['gaps', `${HEAD}R,0,F,"3,4,6",,RW,0`, 'row 2, Bits: Must be Contiguous', 2],
    ['too few bits', `${HEAD}R,0,F,"3,4",3,RW,0`, 'row 2, Bits: Need 3 bits', 2],
    ['unknown accesses', `${HEAD}R,0,F,0,,RW,0\nR,0,G,1,,SOMETIMES,0`, 'row 3, Access: "SOMETIMES"', 3],
    ['wide resets', `${HEAD}R,0,F,1:0,,RW,4`, 'row 2, Reset: 4 does not fit 2 bits', 2],
    ['words for numbers', `${HEAD}R,here,F,0,,RW,0`, 'row 2, Offset: "here" is no number', 2],
    ['missing offsets', `${HEAD}R,,F,0,,RW,0`, 'row 2, Offset: it is missing', 2],
    ['missing columns', 'Name,Value\nR,0', 'the first row needs a column Register', 1],
    ['one name twice', `${HEAD}R,0,F,0,,RW,0\nR,0,F,1,,RW,0`, 'row 3, Field: F stands twice in R', 3],
    ['no table', '', 'the first row needs a column', 1],
  ])('refuse %s with row and column', async (_, text, message, line) => {
    const { maps, diagnostics } = await readCsv(text);
    expect(maps).toEqual([]);
    const found = diagnostics.find(({ severity }) => severity === 'error');
    expect(found).toMatchObject({ code: 'REG-IMPORT', place: { file: 'map/uart.csv', line } });
    expect(found!.message).toContain(message);
  });

  it('keep spreadsheets from calculating', async () => {
    const formula = '=HYPERLINK("http://evil","x")';
    const text: RegisterMapText = {
      netloom: 'registers',
      version: 1,
      name: 'm',
      children: [
        { kind: 'register', name: 'R', offset: 0, fields: [{ name: 'F', lsb: 0, description: formula }] },
      ],
    };
    const { files } = csvOutput.write(elaborate(RegisterMap.parse(text)).map);
    const content = files[0]!.content as string;
    expect(content).toContain(`"'=HYPERLINK(`);
    const { maps } = await readCsv(content);
    expect(maps[0]!.children[0]).toMatchObject({ fields: [{ description: formula }] });
  });

  it('an Excel file of others: shared strings, numbers, gaps between cells', async () => {
    const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>
      <row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="D1" t="s"><v>2</v></c><c r="E1" t="s"><v>3</v></c></row>
      <row r="4"><c r="A4" t="inlineStr"><is><t>CTRL</t></is></c><c r="B4"><v>16</v></c><c r="D4" t="s"><v>4</v></c><c r="E4"><v>3</v></c></row>
    </sheetData></worksheet>`;
    const strings = ['Register', 'Offset', 'Field', 'Bits'].map((each) => `<si><t>${each}</t></si>`).join('');
    const rich = '<si><r><t>EN</t></r><r><t>ABLE</t></r></si>';
    const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
    const bytes = zipSync({
      'xl/workbook.xml': strToU8(
        `<workbook xmlns:r="${office}"><sheets><sheet name="s" sheetId="1" r:id="rId7"/></sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': strToU8(
        '<Relationships><Relationship Id="rId7" Target="worksheets/mine.xml"/></Relationships>',
      ),
      'xl/worksheets/mine.xml': strToU8(sheet),
      'xl/sharedStrings.xml': strToU8(`<sst>${strings}${rich}</sst>`),
    });
    const { maps, diagnostics } = await xlsxReader.read({
      path: 'a.xlsx',
      files: new Map([['a.xlsx', bytes]]),
    });
    expect(diagnostics).toEqual([]);
    expect(maps[0]!.children).toMatchObject([
      { name: 'CTRL', offset: '0x10', fields: [{ name: 'ENABLE', lsb: 3, width: 1 }] },
    ]);
  });

  it('refuse what is no workbook, and one that would fill the memory', async () => {
    const read = async (bytes: Uint8Array) =>
      (await xlsxReader.read({ path: 'a.xlsx', files: new Map([['a.xlsx', bytes]]) })).diagnostics[0]
        ?.message;
    expect(await read(strToU8('Register,Offset'))).toContain('no Excel workbook');
    const bomb = zipSync({ 'xl/workbook.xml': new Uint8Array(40 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(100_000);
    expect(await read(bomb)).toContain('unpacked it takes more than');
  });

  it('the workbook has the parts that ECMA-376 asks for', async () => {
    const { files } = xlsxOutput.write(elaborate(randomMap(1)).map);
    const parts = unzipSync(files[0]!.content as Uint8Array);
    expect(Object.keys(parts)).toEqual(
      expect.arrayContaining([
        '[Content_Types].xml',
        '_rels/.rels',
        'xl/workbook.xml',
        'xl/worksheets/sheet1.xml',
      ]),
    );
  });
});

describe.each(PAIRS)('%s', (id, output, reader) => {
  const made = (children: RegisterMapText['children'], more: Partial<RegisterMapText> = {}) =>
    elaborate(RegisterMap.parse({ netloom: 'registers', version: 1, name: 'unit', children, ...more })).map;
  const F = { name: 'F', lsb: 0 } as const;

  it('carries what hardware does and what holds writes back', async () => {
    const lock = {
      kind: 'register' as const,
      name: 'LOCK',
      offset: 4,
      fields: [F],
    } satisfies RegisterNodeText;
    const options = {
      hardwareSet: true,
      hardwareClear: true,
      signalAccess: true,
      signalModify: true,
      parity: true,
    };
    const fields = [
      { ...F, hardware: 'rw', precedence: 'hardware', hardwareEnable: 'high', ...options },
      { name: 'L', lsb: 1, hardware: 'w', hardwareEnable: 'low', gate: { field: 'LOCK.F', active: 'low' } },
      { name: 'P', lsb: 2, singlePulse: true, reductions: ['or'], resetBy: 'por_n', reset: 0 },
    ] as const;
    const map = made(
      [
        {
          kind: 'register',
          name: 'R',
          offset: 0,
          title: 'One',
          gate: { field: 'LOCK.F' },
          fields: [...fields] as never,
        },
        lock,
        { kind: 'register', name: 'X', offset: 8, external: true, fields: [F] },
        { kind: 'register', name: 'A', offset: 12, aliasOf: 'LOCK', fields: [F] },
      ],
      { resets: [{ name: 'rst_n' }, { name: 'por_n' }] },
    );
    expect((await writeWithLosses(output, map)).diagnostics).toEqual([]);
  });

  it('keeps registers of one name in and outside of a group apart', async () => {
    const map = made([
      {
        kind: 'group',
        name: 'G',
        offset: 0,
        children: [{ kind: 'register', name: 'R', offset: 0, fields: [F] }],
      },
      { kind: 'register', name: 'R', offset: 4, fields: [{ ...F, name: 'OTHER' }] },
    ]);
    const { files, diagnostics } = await writeWithLosses(output, map);
    expect(diagnostics).toEqual([]);
    const { maps } = await reader.read({
      path: `unit.${id}`,
      files: new Map([[`unit.${id}`, bytesOf(files[0]!.content)]]),
    });
    expect(softwareView(maps[0]!)).toEqual(softwareView(map.source));
  });

  it.each([
    ['Precedence', 'first', 'neither software nor hardware'],
    ['Hardware enable', 'sometimes', 'none of always, we, wel'],
    ['Options', 'hwset fast', '"fast" is none of hwset'],
    ['Write gate', 'LOCK', 'no gate such as LOCK.EN'],
    ['Register options', 'slow', 'neither external nor shadowed'],
  ])('%s "%s" is refused', async (heading, text, message) => {
    const { maps, diagnostics } = await readCsv(`Register,Offset,Field,Bits,${heading}\nR,0,F,0,${text}\n`);
    expect(maps).toEqual([]);
    expect(diagnostics[0]).toMatchObject({ code: 'REG-IMPORT', place: { line: 2, column: 5 } });
    expect(diagnostics[0]!.message).toContain(message);
  });
});
