import type { RegisterMap } from '@netloom/model';
import { describe, expect, test } from 'vitest';
import { writeWithLosses } from '../../generate/output.ts';
import { DMA, elaborated, textOf } from '../../../test/dma.ts';
import { randomMap } from '../../../test/random/map.ts';
import { eachInstance } from '../../elaborate/index.ts';
import type { XmlElement } from '@netloom/xml';
import { parseXml } from '@netloom/xml';
import { deviceText, peripheralElement, svdOutput } from './index.ts';
import { svdReader } from './reader.ts';

/** Order of members in the schema of CMSIS-SVD 1.3.9; a star marks those that may stand several times. */
const PROPERTIES = 'size access protection resetValue resetMask';
const DIM = 'dim dimIncrement dimIndex dimName dimArrayIndex';
const ORDER: Record<string, string[]> = Object.fromEntries(
  Object.entries({
    device: `vendor vendorID name series version description licenseText cpu headerSystemFilename headerDefinitionsPrefix addressUnitBits width ${PROPERTIES} peripherals vendorExtensions`,
    peripherals: 'peripheral*',
    peripheral: `${DIM} name version description alternatePeripheral groupName prependToName appendToName headerStructName disableCondition baseAddress ${PROPERTIES} addressBlock* interrupt* registers`,
    addressBlock: 'offset size usage protection',
    interrupt: 'name description value',
    cluster: `${DIM} name description alternateCluster headerStructName addressOffset ${PROPERTIES} register* cluster*`,
    register: `${DIM} name displayName description alternateGroup alternateRegister addressOffset ${PROPERTIES} dataType modifiedWriteValues writeConstraint readAction fields`,
    fields: 'field*',
    field: `${DIM} name description lsb msb bitOffset bitWidth bitRange access modifiedWriteValues writeConstraint readAction enumeratedValues*`,
    enumeratedValues: 'name headerEnumName usage enumeratedValue*',
    enumeratedValue: 'name description value isDefault',
  }).map(([name, members]) => [name, members.split(' ')]),
);
const NEEDED: Record<string, string[]> = {
  device: ['name', 'version', 'description', 'addressUnitBits', 'width', 'peripherals'],
  peripheral: ['name', 'baseAddress'],
  addressBlock: ['offset', 'size', 'usage'],
  interrupt: ['name', 'value'],
  cluster: ['name', 'description', 'addressOffset'],
  register: ['name', 'addressOffset'],
  field: ['name', 'bitOffset', 'bitWidth'],
  enumeratedValue: ['name', 'value'],
};

/** Members in another order than the schema's, twice, unknown or missing. */
function orderFaults(element: XmlElement): string[] {
  if (element.name === 'registers') return element.children.flatMap(orderFaults);
  const order = ORDER[element.name];
  if (!order) return element.children.length > 0 ? [`<${element.name}> has members`] : [];
  const places = element.children.map(({ name }) =>
    order.findIndex((each) => each.replace('*', '') === name),
  );
  const isFree = element.name === 'cluster';
  const faults = places.flatMap((place, index) => {
    const previous = places[index - 1] ?? -1;
    const mayRepeat = order[place]?.endsWith('*') && (previous === place || isFree);
    return place > previous || mayRepeat ? [] : [`<${element.children[index]!.name}> in <${element.name}>`];
  });
  const missing = (NEEDED[element.name] ?? []).filter(
    (name) => !element.children.some((each) => each.name === name),
  );
  return [
    ...faults,
    ...missing.map((name) => `<${element.name}> without <${name}>`),
    ...element.children.flatMap(orderFaults),
  ];
}

/** What SVD can say of a map. */
function softwareView(map: RegisterMap) {
  return [...eachInstance(elaborated(map))].flatMap(({ node, path, address }) => {
    if (node.kind !== 'register') return [];
    const fields = node.fields.filter(({ source }) => source.software !== 'none');
    return {
      path: path.replaceAll(/\[\d+\]/g, ''),
      address,
      width: node.width,
      description: node.source.description,
      fields: fields.map(({ name, lsb, width, reset, source, enumeration }) => {
        const { software, onRead, onWrite, description } = source;
        const values = enumeration?.values.map((each) => [each.name, Number(each.value), each.description]);
        const effect = onWrite === 'user' ? undefined : onWrite;
        return { name, lsb, width, reset, software, onRead, effect, description, values };
      }),
    };
  });
}

async function svdOf(map: RegisterMap): Promise<string> {
  const { files } = svdOutput.write(elaborated(map));
  return textOf(files, '.svd');
}

async function readBack(text: string): Promise<RegisterMap> {
  const files = new Map([['x.svd', new TextEncoder().encode(text)]]);
  const { maps, diagnostics } = await svdReader.read({ path: 'x.svd', files });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(maps).toHaveLength(1);
  return maps[0]!;
}

describe('CMSIS-SVD', () => {
  test('has its members in the order of the schema', async () => {
    expect(orderFaults(parseXml(await svdOf(DMA)))).toEqual([]);
    const swapped = (await svdOf(DMA)).replace(/(<size>32<\/size>)\s*(<access>read-write<\/access>)/, '$2$1');
    expect(orderFaults(parseXml(swapped))).not.toEqual([]);
  });

  test('read back gives the same registers to software', async () => {
    const back = await readBack(await svdOf(DMA));
    expect(softwareView(back)).toEqual(softwareView(DMA));
    expect(elaborated(back).size).toBe(0x880n);
    const channel = back.children.find(({ name }) => name === 'channel');
    expect(channel?.array).toEqual({ count: [4], stride: '0x40' });
  });

  test('the same for random maps, in the order of the schema', async () => {
    for (let seed = 1; seed <= 25; seed++) {
      const map = randomMap(seed, { external: true, nodes: 8 });
      const text = await svdOf(map);
      expect(orderFaults(parseXml(text)), `seed ${seed}`).toEqual([]);
      expect(softwareView(await readBack(text)), `seed ${seed}`).toEqual(softwareView(map));
    }
  });

  test('names what it leaves out, each thing with a message of its own at its place', async () => {
    const { diagnostics } = await writeWithLosses(svdOutput, elaborated(DMA));
    const parameters = diagnostics.filter(({ message }) => message.includes('the parameter is lost'));
    expect(parameters.map(({ place }) => place)).toEqual(
      [0, 1, 2, 3].map((index) => ({ kind: 'document', pointer: `/parameters/${index}` })),
    );
    expect(new Set(diagnostics.map(({ message }) => message)).size).toBe(diagnostics.length);
    expect(new Set(diagnostics.map(({ code }) => code))).toEqual(new Set(['REG-LOSS']));
  });

  test('a device of several peripherals derives equal ones', () => {
    const map = elaborated(DMA);
    const text = deviceText({
      name: 'soc',
      width: 32,
      peripherals: [
        peripheralElement({
          name: 'dma0',
          baseAddress: 0x4000_0000n,
          interrupts: [{ name: 'dma0_irq', value: 3, description: 'Done' }],
          map,
        }),
        peripheralElement({ name: 'dma1', baseAddress: 0x4000_1000n, derivedFrom: 'dma0', map }),
      ],
    });
    const device = parseXml(text);
    expect(orderFaults(device)).toEqual([]);
    const [first, second] = device.children.at(-1)!.children;
    expect(first?.children.find(({ name }) => name === 'interrupt')?.children.at(-1)?.text).toBe('3');
    expect(second?.attributes.get('derivedFrom')).toBe('dma0');
    expect(second?.children.map(({ name, text: content }) => [name, content.length > 0 && content])).toEqual([
      ['name', 'dma1'],
      ['description', DMA.description],
      ['baseAddress', '0x40001000'],
    ]);
  });
});
