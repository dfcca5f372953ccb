import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { PRESETS, coreRtl, generateCore } from '@netloom/core';
import type { IpDescriptor } from '@netloom/model';
import { createLibrary } from '@netloom/soc';
import { optionSets } from '../packages/core/test/optionSets.ts';
import { declaredPaths } from '../packages/soc/src/combinational/portPath.ts';
import { shapeOf } from '../packages/soc/src/design/shape.ts';
import { benchRtl } from '../packages/soc/test/bench/config.ts';
import { interconnectEntries } from '../packages/soc/test/ips.ts';
import { blockDescriptor, blockSources } from './test/blockSources.ts';
import { combinationalBits } from './test/combinationalPaths.ts';
import { declaredBits } from './test/declaredBits.ts';
import { WORDS, flatNetlist } from './test/flatNetlist.ts';
import type { Source } from './test/source.ts';

const library = import.meta.dirname;
const isDeep = Boolean(process.env.NETLOOM_DEEP);

/** Single gates, without those that always give the same. */
const GATES = 'proc; flatten; opt -full; memory -nomap; opt -full; techmap; opt -full';

/** What `ip.json` states of a block with these parameters. */
function stated(ip: IpDescriptor, parameters: Record<string, string>): Set<string> {
  return declaredBits(declaredPaths(shapeOf(createLibrary([ip]), ip.vlnv, parameters, {})!));
}

async function bitsOf(
  sources: Source[],
  top: string,
  passes: string,
  parameters: Record<string, string> = {},
) {
  return combinationalBits(await flatNetlist(sources, top, passes, parameters));
}

/** Parameter values beside the defaults that change the widths of what a block reads out. */
const VARIANTS: Record<string, Record<string, string>[]> = {
  gpio: [{ WIDTH: '1' }, { WIDTH: '13' }],
  spi: [{ SELECTS: '3' }],
  plic: [
    { SOURCES: '1', TARGETS: '2', PRIORITY_BITS: '1' },
    { SOURCES: '1', PRIORITY_BITS: '4' },
    ...(isDeep ? [{ SOURCES: '33' }] : []),
  ],
  sram: [{ DATA_WIDTH: '64' }],
};

const descriptors = await Promise.all(
  (await readdir(library)).map(async (name) => ({ name, ip: await blockDescriptor(name) })),
);
const blocks = await Promise.all(
  descriptors.flatMap(({ name, ip }) =>
    ip && !ip.generator ? [blockSources(name).then((sources) => ({ name, ip, sources }))] : [],
  ),
);

describe('an ip.json of the library states every path without a register, bit by bit, and no other', () => {
  const cases = blocks.flatMap((block) =>
    [{}, ...(VARIANTS[block.name] ?? [])].map((set) => ({ ...block, set })),
  );
  it.each(cases)('$name with $set', async ({ ip, sources, set }) => {
    const expected = [...stated(ip, set)].sort();
    const passes = expected.length === 0 ? WORDS : GATES;
    expect(expected).toEqual([...(await bitsOf(sources, ip.module, passes, set))].sort());
  });
});

it('a path that is put into a block is missed in its ip.json', async () => {
  const { ip, sources } = blocks.find(({ name }) => name === 'spi')!;
  const changed = sources.map(({ path, text }) => ({
    path,
    text: text.replace('assign cs_n = ~selected', 'assign cs_n = ~selected | miso'),
  }));
  expect(changed).not.toEqual(sources);
  const found = await bitsOf(changed, ip.module, GATES);
  expect([...found].filter((pair) => !stated(ip, {}).has(pair))).toEqual(['miso[0] cs_n[0]']);
});

const place = { size: 0x1000n, name: '' };
const interconnect = benchRtl(
  {
    name: 'paths',
    managers: 2,
    subordinates: [
      { ...place, name: 'ram0', bus: 'axi4-lite', base: 0n },
      { ...place, name: 'uart0', bus: 'apb', base: 0x8000n },
      { ...place, name: 'gpio0', bus: 'apb', base: 0x9000n },
    ],
    dataWidth: 32,
    transfers: 0,
  },
  createLibrary(interconnectEntries()),
);

describe('generated interconnect has no path without a register', () => {
  it.each(['paths_xbar0', 'paths_bridge0'])('%s', async (module) => {
    for (const { descriptor } of interconnectEntries()) expect(descriptor.combinational).toBeUndefined();
    expect([...(await bitsOf(interconnect, module, WORDS))]).toEqual([]);
  });
});

const { nano, micro, standard } = PRESETS;
const cores = isDeep ? [nano, micro, standard, ...optionSets(11, 36)] : [micro, ...optionSets(3, 1)];

describe('a core has the paths that its descriptor states', () => {
  it.each(cores)('$name', async (options) => {
    const found = await bitsOf(coreRtl(options), options.name, WORDS);
    expect([...stated(generateCore(options).descriptor!, {})].filter((pair) => !found.has(pair))).toEqual([]);
  });
});
