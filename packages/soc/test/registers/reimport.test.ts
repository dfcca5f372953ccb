import { elaborate } from '@netloom/soc/registers';
import { REGISTER_READERS } from '@netloom/soc/registers/formats';
import { REGISTER_OUTPUTS } from '@netloom/soc/registers/outputs';
import { describe, expect, it } from 'vitest';
import { randomMap } from './random/map.ts';
import { differences, factsOf } from './views/facts.ts';

const COUNT = process.env.NETLOOM_DEEP ? 200 : 30;

describe(`${COUNT} random maps written and read again`, () => {
  it.each(['systemrdl', 'ipxact'])('as %s have the same offsets, masks and resets', async (id) => {
    const output = REGISTER_OUTPUTS.find((each) => each.id === id)!;
    const reader = REGISTER_READERS.find((each) => each.id === id)!;
    for (let seed = 0; seed < COUNT; seed++) {
      const { map } = elaborate(randomMap(700 + seed, { nodes: 8 }));
      const [file] = (await output.write(map)).files;
      const content = new TextEncoder().encode(String(file!.content));
      const { maps, diagnostics } = await reader.read({
        path: file!.path,
        files: new Map([[file!.path, content]]),
      });
      expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
      expect(differences(factsOf(map), factsOf(elaborate(maps[0]!).map))).toEqual([]);
    }
  });
});
