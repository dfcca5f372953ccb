import { elaborate } from '@netloom/registers';
import type { ElaboratedMap } from '@netloom/registers';
import { REGISTER_OUTPUTS, writeWithLosses } from '@netloom/registers/outputs';
import { beforeAll, describe, expect, it } from 'vitest';
import { randomMap } from './random/map.ts';
import { rtlOf } from './simulation/prove.ts';
import { compiledFacts } from './views/c.ts';
import type { CompiledFacts } from './views/c.ts';
import { differences, factsOf } from './views/facts.ts';
import { busDifferences, readBack } from './views/rtl.ts';
import { ipMaps } from './libraryMaps.ts';
import { layoutOf } from './model/cells.ts';
import { rightsOf } from './views/policies.ts';
import { svdFacts, svdPolicies } from './views/svd.ts';
import { uvmFacts } from './views/uvm.ts';

const COUNT = process.env.NETLOOM_DEEP ? 200 : 8;
const SHARED = process.env.NETLOOM_DEEP ? 40 : 3;

const maps = [
  ...ipMaps(),
  ...Array.from({ length: COUNT }, (_, seed) => randomMap(500 + seed, { nodes: 6 })),
  ...Array.from({ length: SHARED }, (_, seed) =>
    randomMap(900 + seed, { nodes: 2, shared: true, buffered: true }),
  ),
];
const names = maps.map(({ name }) => name);
const elaborated = new Map(maps.map((map) => [map.name, elaborate(map).map]));

async function textOf(
  id: string,
  map: ElaboratedMap,
): Promise<{ path: string; text: string; losses: string }> {
  const output = REGISTER_OUTPUTS.find((each) => each.id === id);
  if (!output) throw new Error(`there is no output ${id}`);
  const { files, diagnostics } = await writeWithLosses(output, map);
  const losses = diagnostics.map(({ message }) => message).join('\n');
  return { path: files[0]!.path, text: String(files[0]!.content), losses };
}

describe(`offsets, masks, resets and strides of all IP and ${COUNT} random maps`, () => {
  describe('in the compiled C header', () => {
    let compiled: Map<string, CompiledFacts>;
    const unplaced = new Set<string>();

    beforeAll(async () => {
      const headers = await Promise.all(
        [...elaborated.values()].map(async (map) => {
          const { path, text, losses } = await textOf('c', map);
          if (losses.includes('no member')) unplaced.add(map.name);
          return { map, name: path, text };
        }),
      );
      compiled = await compiledFacts(headers);
    });

    it.each(names)('%s', (name) => {
      const facts = factsOf(elaborated.get(name)!);
      expect(differences(facts, compiled.get(name)!.macros)).toEqual([]);
      // A group whose layout no C type has is reported as a loss, and only its macros remain.
      if (!unplaced.has(name)) expect(differences(facts, compiled.get(name)!.members)).toEqual([]);
    });

    it('can be placed almost always', () => {
      expect(unplaced.size).toBeLessThan(maps.length / 20);
    });
  });

  it.each(names)('in the SVD of %s', async (name) => {
    const map = elaborated.get(name)!;
    const { text } = await textOf('svd', map);
    expect(differences(factsOf(map, true), svdFacts(text))).toEqual([]);
  });

  it.each(names)('in the UVM model of %s', async (name) => {
    const map = elaborated.get(name)!;
    const { registers, memories, policies, rights } = uvmFacts((await textOf('uvm', map)).text);
    expect(differences(factsOf(map), registers)).toEqual([]);
    const blocks = layoutOf(map).memories.map(({ address, memory: { entries, width, source } }) => ({
      address,
      entries,
      width,
      rights: source.software.toUpperCase().replace(/^[RW]$/, '$&O'),
    }));
    expect([...memories.values()]).toEqual(blocks);
    const known = svdPolicies((await textOf('svd', map)).text);
    for (const [path, fields] of policies) {
      const theirs = known.get(path.replaceAll(/\[\d+\]/g, ''));
      expect(fields, path).toEqual({ ...theirs });
      expect(rights.get(path), path).toBe(rightsOf(Object.values(fields)));
    }
  });

  it('on the bus of the simulated register files', async () => {
    const files = await Promise.all(
      maps.map(async (map) => [map.name, { map: elaborated.get(map.name)!, rtl: await rtlOf(map) }] as const),
    );
    // Many maps in one model are simulated no faster, and take the memory of all.
    const words = [];
    for (let from = 0; from < files.length; from += 25)
      words.push(...(await readBack(new Map(files.slice(from, from + 25)))));
    const faulty = words.map(([name, each]) => [name, busDifferences(elaborated.get(name)!, each)]);
    expect(faulty.filter(([, faults]) => faults!.length > 0)).toEqual([]);
  });
});
