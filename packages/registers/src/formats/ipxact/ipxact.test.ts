import { readFileSync } from 'node:fs';
import type { RegisterMap } from '@netloom/model';
import { describe, expect, it } from 'vitest';
import { randomMap } from '../../../test/random/map.ts';
import { checkRegisters, eachInstance, elaborate, readRegisterMap, resetValue } from '../../index.ts';
import { parseXml } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';
import { ipxactOutputs, ipxactReader } from './index.ts';

const encoder = new TextEncoder();

async function read(text: string | Uint8Array, others: Record<string, string> = {}) {
  const bytes = typeof text === 'string' ? encoder.encode(text) : text;
  const files = new Map([
    ['a.xml', bytes],
    ...Object.entries(others).map(([path, each]) => [path, encoder.encode(each)] as const),
  ]);
  return ipxactReader.read({ path: 'a.xml', files });
}

async function written(map: RegisterMap, output: (typeof ipxactOutputs)[number]): Promise<string> {
  const { files } = output.write(elaborate(map).map);
  return files[0]!.content as string;
}

/** The map with numbers in one form, members in one order, and without what is empty. */
function normal(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(normal);
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).filter(
      ([, member]) => member !== undefined && !(Array.isArray(member) && member.length === 0),
    );
    return Object.fromEntries(
      members.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, member]) => [key, normal(member)]),
    );
  }
  const isNumber =
    typeof value === 'number' || (typeof value === 'string' && /^(?:0x[\da-f]+|\d+)$/i.test(value));
  return isNumber ? BigInt(value).toString() : value;
}

const ipOf = (name: string) => {
  const file = new URL(`../../../../../ip/${name}/${name}.regs.json`, import.meta.url);
  return readRegisterMap(readFileSync(file, 'utf8')).document!;
};

describe('written and read again', () => {
  const maps = [
    ...['uart', 'gpio', 'timer'].map(ipOf),
    ...Array.from({ length: 8 }, (_, seed) => randomMap(seed + 1, { nodes: 10, external: true })),
  ];
  it.each(ipxactOutputs.map((output) => [output.id, output] as const))(
    '%s keeps everything',
    async (_, output) => {
      for (const map of maps) {
        const { maps: back, diagnostics } = await read(await written(map, output));
        expect(diagnostics, map.name).toEqual([]);
        expect(back.map(normal), map.name).toEqual([normal(map)]);
      }
    },
  );
});

/** Orders of children in the schemas of IEEE 1685-2009 (annex B), -2014 and -2022, as far as they are written. */
const NAMES = 'name displayName shortDescription description';
const ORDERS: Record<string, Record<string, string>> = {
  'ipxact-2009': {
    component: 'vendor library name version memoryMaps choices parameters',
    memoryMap: `${NAMES} addressBlock addressUnitBits vendorExtensions`,
    addressBlock: `${NAMES} baseAddress range width usage volatile access parameters register registerFile vendorExtensions`,
    registerFile: `${NAMES} dim addressOffset range register registerFile parameters vendorExtensions`,
    register: `${NAMES} dim addressOffset size volatile access reset field parameters vendorExtensions`,
    field: `${NAMES} bitOffset bitWidth volatile access enumeratedValues modifiedWriteValue readAction vendorExtensions`,
    enumeratedValue: `${NAMES} value`,
    parameter: `${NAMES} value vendorExtensions`,
  },
  'ipxact-2014': {
    component: 'vendor library name version memoryMaps choices resetTypes parameters',
    memoryMap: `${NAMES} addressBlock addressUnitBits vendorExtensions`,
    addressBlock: `${NAMES} baseAddress range width usage volatile access parameters registers vendorExtensions`,
    registerFile: `${NAMES} dim addressOffset range registers parameters vendorExtensions`,
    register: `${NAMES} dim addressOffset size volatile access field parameters vendorExtensions`,
    field: `${NAMES} bitOffset resets bitWidth volatile access enumeratedValues modifiedWriteValue readAction reserved vendorExtensions`,
    enumeratedValue: `${NAMES} value`,
    parameter: `${NAMES} value vendorExtensions`,
  },
  ipxact: {
    component: 'vendor library name version memoryMaps choices resetTypes parameters',
    memoryMap: `${NAMES} addressBlock addressUnitBits vendorExtensions`,
    addressBlock: `${NAMES} array baseAddress range width usage volatile accessPolicies parameters registers vendorExtensions`,
    registerFile: `${NAMES} array addressOffset range accessPolicies registers parameters vendorExtensions`,
    register: `${NAMES} array addressOffset size volatile accessPolicies field parameters vendorExtensions`,
    field: `${NAMES} bitOffset aliasOf bitWidth volatile resets fieldAccessPolicies enumeratedValues vendorExtensions`,
    fieldAccessPolicy: 'access modifiedWriteValue readAction reserved',
    array: 'dim stride',
    enumeratedValue: `${NAMES} value`,
    parameter: `${NAMES} value vendorExtensions`,
  },
};

describe('elements stand in the order of the schema', () => {
  it.each(ipxactOutputs.map((output) => [output.id, output] as const))('%s', async (id, output) => {
    const orders = ORDERS[id]!;
    const visit = (element: XmlElement) => {
      if (element.name === 'vendorExtensions') return;
      const order = orders[element.name]?.split(' ');
      // From 2014 on registers and register files may be mixed.
      const isMixed = id !== 'ipxact-2009';
      const names = element.children.map(({ name }) =>
        isMixed && (name === 'register' || name === 'registerFile') ? 'registers' : name,
      );
      const places = names.map((name) => order?.indexOf(name) ?? 0);
      expect(places, `${element.name}: ${names.join(' ')}`).toEqual(places.toSorted((a, b) => a - b));
      expect(places, `${element.name}: ${names.join(' ')}`).not.toContain(-1);
      element.children.forEach(visit);
    };
    for (const seed of [3, 4])
      visit(parseXml(await written(randomMap(seed, { nodes: 12, external: true }), output)));
  });
});

const component = (year: number, body: string, parameters = '') => `<?xml version="1.0"?>
<ipxact:component xmlns:ipxact="http://www.accellera.org/XMLSchema/IPXACT/1685-${year}">
  <ipxact:vendor>acme.com</ipxact:vendor><ipxact:library>ip</ipxact:library>
  <ipxact:name>dma</ipxact:name><ipxact:version>2.1</ipxact:version>
  <ipxact:memoryMaps><ipxact:memoryMap><ipxact:name>regs</ipxact:name>${body}</ipxact:memoryMap></ipxact:memoryMaps>
  ${parameters}
</ipxact:component>`;

/** Elements by short notation: x('name', …) */
const x = (name: string, ...content: string[]) =>
  `<ipxact:${name}>${content.join('')}</ipxact:${name.split(' ')[0]}>`;
const field = (name: string, lsb: number | string, width: number | string, ...more: string[]) =>
  x('field', x('name', name), x('bitOffset', String(lsb)), ...more, x('bitWidth', String(width)));
const block = (name: string, base: string, range: string, ...content: string[]) =>
  x('addressBlock', x('name', name), x('baseAddress', base), x('range', range), x('width', '32'), ...content);

function instances(map: RegisterMap): Record<string, number> {
  return Object.fromEntries(
    [...eachInstance(elaborate(map).map)].map(({ path, address }) => [path, Number(address)]),
  );
}

describe('components of others', () => {
  it('2014: register files, dimensions, parameters by id, resets with a mask', async () => {
    const parameters = x(
      'parameters',
      '<ipxact:parameter parameterId="uuid_1" resolve="user" type="int"><ipxact:name>CHANNELS</ipxact:name><ipxact:value>3</ipxact:value></ipxact:parameter>',
      '<ipxact:parameter parameterId="uuid_2" type="string"><ipxact:name>VENDOR_TOOL</ipxact:name><ipxact:value>x</ipxact:value></ipxact:parameter>',
    );
    const reset = (value: string, mask: string) =>
      x('resets', x('reset', x('value', value), x('mask', mask)));
    const status = x(
      'register',
      x('name', 'STATUS'),
      x('addressOffset', "'h4"),
      x('size', '32'),
      x('access', 'read-only'),
      x('field', x('name', 'BUSY'), x('bitOffset', '0'), x('bitWidth', '1'), x('volatile', 'true')),
      x('field', x('name', 'VERSION'), x('bitOffset', '8'), reset("8'h21", "8'hff"), x('bitWidth', '8')),
      x('field', x('name', 'SPARE'), x('bitOffset', '16'), reset("8'h21", '0'), x('bitWidth', '8')),
    );
    const channel = x(
      'registerFile',
      x('name', 'channel'),
      x('dim', 'uuid_1'),
      x('addressOffset', "'h100"),
      x('range', "'h20"),
      x(
        'register',
        x('name', 'BUFFER'),
        x('dim', '2'),
        x('addressOffset', '8'),
        x('size', '32'),
        field('ADDRESS', 0, 32),
      ),
    );
    const { maps, diagnostics } = await read(
      component(2014, block('main', "'h1000", '4096', status, channel), parameters),
    );
    expect(diagnostics).toEqual([]);
    const [map] = maps;
    expect(map!.vlnv).toBe('acme.com:ip:dma:2.1');
    expect(map!.parameters.map(({ name }) => name)).toEqual(['CHANNELS']);
    const base = 0x1000;
    expect(instances(map!)).toEqual({
      STATUS: base + 4,
      'channel[0].BUFFER[0]': base + 0x108,
      'channel[0].BUFFER[1]': base + 0x10c,
      'channel[1].BUFFER[0]': base + 0x128,
      'channel[1].BUFFER[1]': base + 0x12c,
      'channel[2].BUFFER[0]': base + 0x148,
      'channel[2].BUFFER[1]': base + 0x14c,
    });
    const [register] = elaborate(map!).map.children;
    expect(register?.kind === 'register' && resetValue(register)).toBe(0x2100n);
    expect(
      register?.kind === 'register' &&
        register.fields.map(({ reset: value, source }) => [value, source.software, source.hardware]),
    ).toEqual([
      [undefined, 'r', 'w'],
      [0x21n, 'r', 'none'],
      [undefined, 'r', 'w'],
    ]);
    const overridden = elaborate(map!, { CHANNELS: '5' }).map;
    expect([...eachInstance(overridden)].length).toBe(1 + 5 * 2);
  });

  it('2014: address units of 16 bits and serial banks', async () => {
    const register = x(
      'register',
      x('name', 'R'),
      x('addressOffset', '3'),
      x('size', '16'),
      field('F', 0, 16),
    );
    const banked = (name: string, range: string) =>
      x('addressBlock', x('name', name), x('range', range), x('width', '16'), register);
    const bank = `<ipxact:bank bankAlignment="serial">${x('name', 'b')}${x('baseAddress', "'h10")}${banked('low', '8')}${banked('high', '4')}</ipxact:bank>`;
    const { maps } = await read(component(2014, bank + x('addressUnitBits', '16')));
    // Units of two bytes: (0x10 + 3) * 2, and behind the first block's 8 units.
    expect(instances(maps[0]!)).toEqual({ 'low.R': 0x26, 'high.R': 0x36 });
  });

  it('2009: a reset of the whole register, scaled numbers, effects', async () => {
    const text = `<spirit:component xmlns:spirit="http://www.spiritconsortium.org/XMLSchema/SPIRIT/1685-2009">
      <spirit:vendor>v</spirit:vendor><spirit:library>l</spirit:library><spirit:name>old</spirit:name><spirit:version>1</spirit:version>
      <spirit:memoryMaps><spirit:memoryMap><spirit:name>m</spirit:name><spirit:addressBlock><spirit:name>b</spirit:name>
        <spirit:baseAddress>0x0</spirit:baseAddress><spirit:range>4K</spirit:range><spirit:width>32</spirit:width>
        <spirit:register><spirit:name>R</spirit:name><spirit:addressOffset>#1C</spirit:addressOffset><spirit:size>32</spirit:size>
          <spirit:reset><spirit:value>0x00A50003</spirit:value><spirit:mask>0x00FF000F</spirit:mask></spirit:reset>
          <spirit:field><spirit:name>A</spirit:name><spirit:bitOffset>0</spirit:bitOffset><spirit:bitWidth>4</spirit:bitWidth><spirit:modifiedWriteValue>oneToClear</spirit:modifiedWriteValue></spirit:field>
          <spirit:field><spirit:name>B</spirit:name><spirit:bitOffset>16</spirit:bitOffset><spirit:bitWidth>8</spirit:bitWidth><spirit:access>read-only</spirit:access><spirit:readAction>clear</spirit:readAction></spirit:field>
          <spirit:field><spirit:name>C</spirit:name><spirit:bitOffset>8</spirit:bitOffset><spirit:bitWidth>8</spirit:bitWidth></spirit:field>
        </spirit:register></spirit:addressBlock></spirit:memoryMap></spirit:memoryMaps></spirit:component>`;
    const [map] = (await read(text)).maps;
    expect(instances(map!)).toEqual({ R: 0x1c });
    expect(elaborate(map!).map.size).toBe(4096n);
    const [register] = elaborate(map!).map.children;
    const fields = register?.kind === 'register' ? register.fields : [];
    expect(
      fields.map(({ name, reset, source }) => [name, reset, source.software, source.onWrite, source.onRead]),
    ).toEqual([
      ['A', 3n, 'rw', 'oneToClear', undefined],
      ['C', undefined, 'rw', undefined, undefined],
      ['B', 0xa5n, 'r', undefined, 'clear'],
    ]);
  });

  it('2022: strides, policies, and definitions in another file', async () => {
    const ref = (kind: string, name: string) =>
      `<ipxact:${kind} typeDefinitions="lib">${name}</ipxact:${kind}>`;
    const link = `<ipxact:typeDefinitions><ipxact:externalTypeDefinitions><ipxact:name>lib</ipxact:name><ipxact:typeDefinitionsRef vendor="acme.com" library="ip" name="types" version="1"/></ipxact:externalTypeDefinitions></ipxact:typeDefinitions>`;
    const text = component(
      2022,
      block(
        'main',
        '0',
        '256',
        x(
          'register',
          x('name', 'IRQ'),
          x('array', x('dim', '2'), x('stride', '16')),
          x('addressOffset', '4'),
          ref('registerDefinitionRef', 'irq'),
        ),
      ),
    ).replace('<ipxact:memoryMaps>', `${link}<ipxact:memoryMaps>`);
    const policy = x(
      'fieldAccessPolicies',
      x('fieldAccessPolicy', x('access', 'read-write'), x('modifiedWriteValue', 'oneToClear')),
    );
    const types = `<ipxact:typeDefinitions xmlns:ipxact="http://www.accellera.org/XMLSchema/IPXACT/1685-2022">
      ${x('vendor', 'acme.com')}${x('library', 'ip')}${x('name', 'types')}${x('version', '1')}
      ${x('registerDefinitions', x('registerDefinition', x('name', 'irq'), x('size', '32'), x('field', x('name', 'DONE'), x('bitOffset', '7'), x('bitWidth', '1'), policy)))}
    </ipxact:typeDefinitions>`;
    const { maps, diagnostics } = await read(text, { 'types.xml': types });
    expect(diagnostics).toEqual([]);
    expect(instances(maps[0]!)).toEqual({ 'IRQ[0]': 4, 'IRQ[1]': 20 });
    const [register] = elaborate(maps[0]!).map.children;
    expect(register?.kind === 'register' && register.fields[0]).toMatchObject({
      lsb: 7,
      source: { onWrite: 'oneToClear' },
    });

    const alone = await read(text);
    expect(alone.maps).toEqual([]);
    expect(alone.diagnostics[0]).toMatchObject({ code: 'REG-IMPORT', severity: 'error' });
    expect(alone.diagnostics[0]!.message).toContain('acme.com:ip:types:1 is missing');
  });

  it('says what it cannot carry over, with the line', async () => {
    const extras = x('vendorExtensions', '<other:thing xmlns:other="urn:other"/>');
    const register = x(
      'register',
      x('name', 'R'),
      x('addressOffset', '0'),
      x('size', '12'),
      field('F', 0, 4),
      extras,
    );
    const { maps, diagnostics } = await read(component(2014, `\n${block('b', '0', '16', register)}`));
    expect(maps[0]!.children[0]).toMatchObject({ width: 16 });
    expect(
      diagnostics.map(({ code, message, place }) => [
        code,
        message.split(': ')[1],
        place?.kind === 'source' && place.line,
      ]),
    ).toEqual([
      ['REG-LOSS', 'a register of 12 bits', 6],
      ['REG-LOSS', 'the vendor extension <thing> of urn:other', 6],
    ]);
  });
});

describe('bad files are refused with their line', () => {
  const bomb = `<?xml version="1.0"?>\n<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>\n<x>&b;</x>`;
  const good = component(2014, block('b', '0', '16'));
  it.each<[string, string | Uint8Array, string, number]>([
    ['document types', bomb, 'document type', 2],
    ['unknown entities', good.replace('dma', '&bomb;'), 'entity', 4],
    ['unfinished', good.slice(0, 300), 'unclosed tag', good.slice(0, 300).split('\n').length],
    ['too deep', '<a>'.repeat(100_000), 'nest deeper', 1],
    ['no XML', 'name,offset', 'text data', 1],
    ['bytes that are no UTF-8', new Uint8Array([0x3c, 0x61, 0xff, 0x2f, 0x3e]), 'UTF-8', 1],
    ['other XML', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'namespace', 1],
    [
      'other documents',
      '<ipxact:design xmlns:ipxact="http://www.accellera.org/XMLSchema/IPXACT/1685-2014"/>',
      'design',
      1,
    ],
    ['unknown parameters', component(2014, `\n${block('b', 'NOWHERE', '16')}`), 'NOWHERE is no parameter', 6],
    [
      'unknown access',
      component(2014, block('b', '0', '16', x('access', 'often'))),
      '"often" is not known',
      5,
    ],
    ['50 MB', new Uint8Array(50 * 1024 * 1024), 'at most', 1],
  ])('%s', async (_, text, message, line) => {
    const { maps, diagnostics } = await read(text);
    expect(maps).toEqual([]);
    expect(diagnostics[0]).toMatchObject({
      code: 'REG-IMPORT',
      severity: 'error',
      place: { file: 'a.xml', line },
    });
    expect(diagnostics[0]!.message).toContain(message);
  });

  it('UTF-16 is read', async () => {
    const text = `\ufeff${good}`;
    const bytes = new Uint8Array(Uint16Array.from([...text].map((each) => each.charCodeAt(0))).buffer);
    expect((await read(bytes)).maps.map((map) => checkRegisters(map))).toEqual([[]]);
  });
});
