import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO, startTestServer } from '../../../../test/testServer.ts';
import type { TestServer } from '../../../../test/testServer.ts';
import { planContext } from './planContext.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** What stands for the sources once a file has this text. */
async function idWith(path: string, text: string): Promise<string> {
  const { projects } = server.services;
  await (await projects.tree(DEMO, 1)).write(path, text, 'path');
  const { treeId } = await projects.pinTree(DEMO, 1);
  const pinned = { deptId: DEMO, tree: treeId, createBy: 1 };
  return (await planContext(server.folder, pinned, server.services)).sourcesId();
}

it('changes with what a model may be made from, not with where a block lies in the diagram', async () => {
  const first = await idWith('rtl/a.sv', 'module a; endmodule\n');
  expect(await idWith('a.layout.json', '{}\n')).toBe(first);
  expect(await idWith('a.layout.json', '{ "at": 1 }\n')).toBe(first);
  const ids = [first];
  for (const [path, text] of [
    ['rtl/a.sv', 'module a; wire w; endmodule\n'],
    ['rtl/a.svh', '`define WIDTH 8\n'],
    ['notes.txt', '8\n'],
    ['a.soc.json', '{}\n'],
  ] as const)
    ids.push(await idWith(path, text));
  expect(new Set(ids).size).toBe(ids.length);
});
