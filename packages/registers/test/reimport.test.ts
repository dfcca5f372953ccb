import { elaborate } from '@netloom/registers';
import type { ElaboratedMap } from '@netloom/registers';
import { REGISTER_READERS } from '@netloom/registers/formats';
import { REGISTER_OUTPUTS } from '@netloom/registers/outputs';
import { describe, expect, it } from 'vitest';
import { libraryMaps } from './libraryMaps.ts';
import { randomMap } from './random/map.ts';
import { accessDifferences } from './views/accesses.ts';
import { differences, factsOf } from './views/facts.ts';

const COUNT = process.env.NETLOOM_DEEP ? 200 : 30;

/** The map as a view of it is read again. */
async function readAgain(id: string, map: ElaboratedMap): Promise<ElaboratedMap> {
  const output = REGISTER_OUTPUTS.find((each) => each.id === id)!;
  const reader = REGISTER_READERS.find((each) => each.id === id)!;
  const [file] = output.write(map).files;
  const content = new TextEncoder().encode(String(file!.content));
  const files = new Map([[file!.path, content]]);
  const { maps, diagnostics } = await reader.read({ path: file!.path, files });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  return elaborate(maps[0]!).map;
}

describe(`${COUNT} random maps written and read again`, () => {
  it.each(['systemrdl', 'ipxact'])('as %s have the same offsets, masks and resets', async (id) => {
    for (let seed = 0; seed < COUNT; seed++) {
      const { map } = elaborate(
        randomMap(700 + seed, { nodes: 8, shared: seed % 4 === 0, buffered: seed % 5 === 1 }),
      );
      expect(differences(factsOf(map), factsOf(await readAgain(id, map)))).toEqual([]);
    }
  });
});

const maps = libraryMaps().map((map) => [map.name, elaborate(map).map] as const);

describe.each(maps)('%s written and read again', (_, map) => {
  it.each(['systemrdl', 'ipxact'])('as %s is the same for software and hardware', async (id) => {
    const again = await readAgain(id, map);
    expect(differences(factsOf(map), factsOf(again))).toEqual([]);
    expect(accessDifferences(map, again, 'both')).toEqual([]);
  });

  it('as svd is the same for software', async () => {
    const again = await readAgain('svd', map);
    expect(differences(factsOf(map), factsOf(again))).toEqual([]);
    expect(accessDifferences(map, again, 'software')).toEqual([]);
  });

  it('as reggen, which has other names for copies, has the same at every address', async () => {
    expect(namelessFacts(await readAgain('reggen', map))).toEqual(namelessFacts(map));
  });
});

/** Address, reset and masks of every register copy. */
function namelessFacts(map: ElaboratedMap): string[] {
  const facts = [...factsOf(map).values()].map(({ address, reset, masks }) =>
    [address, reset, ...Object.values(masks!)].map((value) => value!.toString(16)).join(' '),
  );
  return facts.sort();
}
