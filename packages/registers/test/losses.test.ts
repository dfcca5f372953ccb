import { elaborate } from '@netloom/registers';
import type { ElaboratedMap } from '@netloom/registers';
import { REGISTER_READERS } from '@netloom/registers/formats';
import { REGISTER_OUTPUTS, writeWithLosses } from '@netloom/registers/outputs';
import { describe, expect, it } from 'vitest';
import { expectedFieldLosses } from './losses/expected.ts';
import { randomMap } from './random/map.ts';

const COUNT = process.env.NETLOOM_DEEP ? 150 : 12;
const BEYOND = /without our extension|other tools/;

/** Losses of an export, as its report says them, and the map as the file is read again. */
async function exported(id: string, map: ElaboratedMap) {
  const { files, diagnostics } = await writeWithLosses(
    REGISTER_OUTPUTS.find((each) => each.id === id)!,
    map,
  );
  const { path, content } = files[0]!;
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const reader = REGISTER_READERS.find((each) => each.id === id.replace(/-\d+$/, ''))!;
  const { maps } = await reader.read({ path, files: new Map([[path, bytes]]) });
  const messages = diagnostics.map(({ message }) => message).filter((message) => !BEYOND.test(message));
  return { messages, read: elaborate(maps[0]!).map };
}

/** The messages about fields, as "path: member". */
function fieldLosses(messages: readonly string[], map: ElaboratedMap): Set<string> {
  const paths = new Set(expectedPaths(map));
  const found = new Set<string>();
  for (const message of messages) {
    const [, path, text] = /^([^:]+): ([^]*)$/.exec(message) ?? [];
    // A register that is lost, in all or some of its copies, takes its fields along.
    if (/^the register is lost|copies are lost$/.test(text!))
      for (const field of paths) if (field.replace(/\.\w+$/, '') === path) found.add(`${field}: lost`);
    if (!paths.has(path!)) continue;
    const [, member] = /^([\w.]+) is /.exec(text!) ?? [];
    found.add(`${path}: ${text === 'the field is lost' ? 'lost' : member!.replace(/\..*/, '')}`);
  }
  return found;
}

function* expectedPaths({ children }: Pick<ElaboratedMap, 'children'>): Generator<string> {
  for (const node of children) {
    if (node.kind === 'group') yield* expectedPaths(node);
    else if (node.kind === 'register') for (const { name } of node.fields) yield `${node.path}.${name}`;
  }
}

const FORMATS = ['systemrdl', 'ipxact', 'ipxact-2014', 'ipxact-2009', 'reggen', 'svd', 'csv', 'xlsx'];

describe(`${COUNT} random maps as`, () => {
  it.each(FORMATS)('%s: the report of losses is what the file, read again, says otherwise', async (id) => {
    for (let seed = 0; seed < COUNT; seed++) {
      const { map } = elaborate(randomMap(4100 + seed, { nodes: 8 }));
      const { messages, read } = await exported(id, map);
      const expected = expectedFieldLosses(map, read);
      expect([...fieldLosses(messages, map)].sort(), `seed ${4100 + seed}`).toEqual([...expected].sort());
    }
  });
});
