import { build } from 'vite';
import type { Plugin, Rollup } from 'vite';
import { expect, it } from 'vitest';
import { pureConstants } from './pureConstants.ts';
import { withoutSchemas } from './withoutSchemas.ts';

type Bundle = { code: string; exports: Record<string, unknown> };

/** What is built of modules by their paths, the first being the entry, and what it exports when it runs. */
async function built(modules: Record<string, string>, plugin?: Plugin): Promise<Bundle> {
  const files: Plugin = {
    name: 'files',
    enforce: 'pre',
    resolveId: (id) => (Object.hasOwn(modules, id) ? id : undefined),
    load: (id) => modules[id],
  };
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [files, ...(plugin ? [plugin] : [])],
    build: {
      write: false,
      minify: false,
      lib: { entry: Object.keys(modules)[0]!, formats: ['es'], fileName: 'bundle' },
    },
  })) as Rollup.RollupOutput[];
  const [chunk] = result[0]!.output;
  const address = `data:text/javascript,${encodeURIComponent(chunk.code)}`;
  return { code: chunk.code, exports: (await import(/* @vite-ignore */ address)) as Bundle['exports'] };
}

const CONTRACT = '/packages/contract/src/call.ts';
const DEFINE = 'export function defineCall(call) { return { base: "/api", query: fallback(), ...call }; }\n';
const HELPERS = 'const fallback = () => "FALLBACK"; const schema = (text) => ({ text: "SCHEMA" + text });\n';

it('leaves the schemas of calls out, and nothing else of them', async () => {
  const calls = `${HELPERS}${DEFINE}
    export const first = defineCall({ method: 'GET', path: '/a,{query}', query: schema('a'), reply: schema('b') });
    export const second = defineCall({
      method: 'POST', params: schema('c'), audit: true, body: schema(', reply: 1'), path: '/b',
    });`;
  const entry = { '/entry.ts': `export * from '${CONTRACT}';`, [CONTRACT]: calls };
  const before = await built(entry);
  expect(before.code).toContain('SCHEMA');
  expect(before.exports.first).toMatchObject({ query: { text: 'SCHEMAa' }, reply: { text: 'SCHEMAb' } });
  const { code, exports } = await built(entry, withoutSchemas);
  expect(code).not.toMatch(/SCHEMA|FALLBACK/);
  expect(exports.first).toEqual({ base: '/api', method: 'GET', path: '/a,{query}' });
  expect(exports.second).toEqual({ base: '/api', method: 'POST', audit: true, path: '/b' });
});

it('leaves objects alone that declare no call, or stand in another package', async () => {
  const model = '/packages/model/src/call.ts';
  const other = `export const plain = { query: 'kept' };\nexport const made = Object.freeze({ body: 'kept too' });`;
  const entry = `export * from '${CONTRACT}'; export { defined } from '${model}';`;
  const elsewhere = 'const defineCall = (call) => call; export const defined = defineCall({ reply: 1 });';
  const modules = { '/entry.ts': entry, [CONTRACT]: other, [model]: elsewhere };
  const { exports } = await built(modules, withoutSchemas);
  expect(exports).toMatchObject({
    plain: { query: 'kept' },
    made: { body: 'kept too' },
    defined: { reply: 1 },
  });
});

it('leaves constants of packages out that nobody uses, however they are made', async () => {
  const path = '/packages/model/src/schemas.ts';
  const source = `const chain = () => ({ max: () => chain(), text: 'CHAIN' });
    const unused = chain().max(1);
    export const alsoUnused = { part: chain().max(2).text };
    export const used = chain().max(3);
    export const map = new Map([['a', used.text]]), count = 3;
    export const { size } = map;`;
  const modules = { '/entry.ts': `export { used, map, size, count } from '${path}';`, [path]: source };
  expect((await built(modules)).code).toMatch(/max\(1\)[^]*max\(2\)/);
  const { code, exports } = await built(modules, pureConstants);
  expect(code).not.toMatch(/max\([12]\)/);
  expect(exports).toMatchObject({ size: 1, count: 3, map: new Map([['a', 'CHAIN']]) });
});
