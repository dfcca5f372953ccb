import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { netloomIn } from '../test/netloomIn.ts';

const demo = join(import.meta.dirname, '../../../demo');
let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'netloom-import-soc-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));
const netloom = (...args: string[]) => netloomIn(folder, args);

it('makes the document of a generated top again, of an edited one with the edit', async () => {
  const text = await readFile(join(demo, 'demo.soc.json'), 'utf8');
  await mkdir(join(folder, 'again'));
  await writeFile(join(folder, 'again/demo_soc.soc.json'), text);
  expect(
    (await netloom('generate', join(demo, 'demo.soc.json'), '--output', 'made', '--library', demo)).code,
  ).toBe(0);
  const top = join(folder, 'made/gen/demo_soc/rtl/demo_soc.sv');
  const run = ['import', top, '--soc', 'demo_soc', '--library', demo, '--output', 'again'];
  expect(await netloom(...run)).toMatchObject({ code: 0, output: expect.stringContaining('0 of them new') });
  expect(await readFile(join(folder, 'again/demo_soc.soc.json'), 'utf8')).toBe(text);

  const rtl = await readFile(top, 'utf8');
  await writeFile(top, rtl.replace(/(\.gpio_in +)\(gpio1_in( *)\)/, "$1(8'h5A$2)"));
  expect((await netloom(...run)).code).toBe(0);
  expect(await readFile(join(folder, 'again/demo_soc.soc.json'), 'utf8')).toContain('"from": "8\'h5A"');
}, 60_000);

it('makes a document, blocks and a module of logic of the top of others', async () => {
  await writeFile(
    join(folder, 'others.sv'),
    `module part #(parameter W = 4) (input logic clk, input logic [W-1:0] a, output logic [W-1:0] y);
       always_ff @(posedge clk) y <= a;
     endmodule
     module whole (input logic clk, input logic [3:0] a, output logic [3:0] y, output logic odd);
       logic [3:0] mid;
       part first (.clk, .a(a), .y(mid));
       part #(.W(4)) second (.clk, .a(mid + 4'd1), .y(y));
       assign odd = ^y;
     endmodule`,
  );
  const run = ['import', 'others.sv', '--soc', 'whole', '--output', 'whole'];
  expect(await netloom(...run)).toMatchObject({
    code: 0,
    output: expect.stringContaining('3 blocks, 2 of them new'),
  });
  const { document } = JSON.parse((await netloom(...run, '--json')).output);
  expect(document.instances).toMatchObject({ first: {}, second: { parameters: { W: '4' } }, logic0: {} });
  const path = join(folder, 'whole/whole.soc.json');
  expect(await netloom('check', path, '--library', 'whole')).toMatchObject({ code: 0 });
  expect((await netloom('generate', path, '--library', 'whole', '--output', 'built')).code).toBe(0);
});

it('names a module that is not there', async () => {
  await writeFile(join(folder, 'one.v'), 'module one (input a); endmodule');
  expect(await netloom('import', 'one.v', '--soc', 'two', '--output', 'x')).toMatchObject({
    code: 1,
    output: expect.stringContaining('there is no module two in the sources'),
  });
});
