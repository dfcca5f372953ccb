import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { netloomIn } from '../test/netloomIn.ts';

const product = join(import.meta.dirname, '../../..');
const demo = join(product, 'demo');
let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'netloom-export-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));
const netloom = (...args: string[]) => netloomIn(folder, args);
const exported = (format: string) =>
  netloom('export', join(demo, 'demo.soc.json'), '--library', demo, '--format', format, '--output', format);

it.each(['ipxact-2014', 'ipxact-2022'])(
  '%s and back is the same document, in the same places',
  async (format) => {
    const out = await exported(format);
    expect(out).toMatchObject({ code: 0, output: expect.stringContaining('[IPXACT-LOSS]') });
    const files = ['demo_soc.xml', 'demo_soc.design.xml', 'demo_soc.designcfg.xml'].map((name) =>
      join(format, name),
    );
    const back = await netloom('import', ...files, '--library', demo, '--output', `${format}-back`);
    expect(back).toMatchObject({ code: 0 });
    for (const [name, own] of [
      ['demo_soc.soc.json', 'demo.soc.json'],
      ['demo_soc.layout.json', 'demo.layout.json'],
    ] as const)
      expect(await readFile(join(folder, `${format}-back`, name), 'utf8')).toBe(
        await readFile(join(demo, own), 'utf8'),
      );
  },
);

it('writes a core file of FuseSoC that YAML reads, with the sources of the file list in their order', async () => {
  expect((await exported('fusesoc')).code).toBe(0);
  expect((await exported('file-list')).code).toBe(0);
  const read = `import sys, json, yaml; print(json.dumps(yaml.safe_load(open(sys.argv[1]).read().split('CAPI=2:')[1])))`;
  const core = JSON.parse(
    execFileSync('/usr/bin/python3', ['-c', read, join(folder, 'fusesoc/demo_soc.core')], {
      encoding: 'utf8',
    }),
  );
  const list = await readFile(join(folder, 'file-list/gen/demo_soc/demo_soc.f'), 'utf8');
  const sources = list.split('\n').filter((line) => /^[^/+]/.test(line));
  expect(core.filesets.rtl.files.map((each: object) => Object.keys(each)[0])).toEqual(sources);
  expect(core).toMatchObject({
    name: expect.stringMatching(/:demo/),
    targets: { lint: { toplevel: 'demo_soc', filesets: ['rtl'] } },
  });
});

it('refuses a format that it does not know', async () => {
  expect(await exported('vhdl')).toMatchObject({ code: 2, errors: expect.stringContaining('--format') });
});
