import { saidIn } from '@netloom/model';
import type { Said } from '@netloom/model';
import { elaborate, readRegisterMap } from '@netloom/registers';
import { REGISTER_READERS } from '@netloom/registers/formats';
import { REGISTER_OUTPUTS, writeWithLosses } from '@netloom/registers/outputs';
import { describe, expect, it } from 'vitest';
import es from './es/checks.ts';
import ja from './ja/checks.ts';
import zh from './zh/checks.ts';

/** Files with something wrong or something to lose, at least one of each format. */
const FILES: Readonly<Record<string, string>> = {
  'keyword.rdl': 'addrmap m { reg { field {} f; } reg @ 0; };',
  'open.rdl': 'addrmap m { reg { field {} f; } R @ 0',
  'missing.rdl': '`include "gone.rdl"\naddrmap m {};',
  'driven.rdl': 'addrmap m { signal {} s; reg { field { hdl_path_slice = \'{"a"}; } f; f->next = s; } R; };',
  'type.rdl': 'addrmap m { reg { field { swmod = "x"; } f; } R; };',
  'device.svd':
    '<device><peripherals><peripheral><name>P</name><registers><register><name>R</name><addressOffset>x</addressOffset><dim>0</dim></register></registers></peripheral></peripherals><cpu/></device>',
  'component.xml':
    '<ipxact:component xmlns:ipxact="http://www.accellera.org/XMLSchema/IPXACT/1685-2014"><ipxact:name>c</ipxact:name></ipxact:component>',
  'cut.xml': '<component',
  'block.hjson':
    '{ name: "b", registers: [ { name: "R", swaccess: "odd", fields: [ { bits: "1:2:3" } ] } ] }',
  'cut.hjson': '{ name: "b"',
  'rows.csv': 'Register,Offset,Field,Bits,Access,Owner\nR,0,F,9:x,odd,me\n,,G,1,RW,\n',
  'sheet.xlsx': 'no workbook',
};

async function readings(): Promise<Said[]> {
  const said = Object.entries(FILES).map(async ([path, text]) => {
    const reader = REGISTER_READERS.find(({ extensions }) => extensions.some((end) => path.endsWith(end)))!;
    const files = new Map([[path, new TextEncoder().encode(text)]]);
    const { diagnostics } = await reader.read({ path, files });
    expect(diagnostics, path).not.toEqual([]);
    return diagnostics;
  });
  return (await Promise.all(said)).flat();
}

const MAP = JSON.stringify({
  netloom: 'registers',
  version: 1,
  name: 'm',
  parameters: [{ name: 'N', type: 'integer', value: '4' }],
  children: [
    {
      ...{ kind: 'register', name: 'R', offset: 0, shadowed: true },
      fields: [{ name: 'F', lsb: 0, width: 4, singlePulse: false, parity: true, softwareEnable: 'high' }],
    },
  ],
});

async function losses(): Promise<Said[]> {
  const { map } = elaborate(readRegisterMap(MAP, 'm.regs.json').document!);
  const written = await Promise.all(REGISTER_OUTPUTS.map((output) => writeWithLosses(output, map)));
  return written.flatMap(({ diagnostics }) => diagnostics);
}

/** Sentences of which a part, however deep, has no words in the language; words of others stand in for values. */
function unworded({ message, wording }: Said, texts: Readonly<Record<string, string>>): string[] {
  if (!wording || !(wording.key in texts)) return [message];
  return Object.values(wording.values).flatMap((value) =>
    typeof value === 'object' ? unworded(value, texts) : [],
  );
}

describe.each(Object.entries({ zh, es, ja }))('what files of registers say in %s', (_, texts) => {
  it.each([
    ['reading', readings],
    ['writing', losses],
  ])('is whole when %s', async (_of, gather) => {
    const said = await gather();
    expect(said.length).toBeGreaterThan(5);
    expect(said.flatMap((each) => unworded(each, texts))).toEqual([]);
    expect(said.filter((each) => saidIn(texts, each) === each.message)).toEqual([]);
  });
});
