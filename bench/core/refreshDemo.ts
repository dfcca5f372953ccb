// Writes what the demo has from generators anew: its core, and the ROM contents that its firmware makes.
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { generateCore, pieceFiles } from '@netloom/core';
import { DEMO, DEMO_CORE, bootDesign, bootPlan, inDemoFolder, runStep } from './bootDemo.ts';

const product = join(DEMO, '..');
const { core } = bootDesign();

await rm(join(product, DEMO_CORE), { recursive: true });
const generated = generateCore(core).files.map(({ path, text }) => ({ path: join(DEMO_CORE, path), text }));
const firmware = pieceFiles('hello', core).map(({ path, text }) => ({
  path: join('demo/sw/hello', path),
  text,
}));
for (const { path, text } of [...generated, ...firmware]) {
  await mkdir(dirname(join(product, path)), { recursive: true });
  await writeFile(join(product, path), text);
}
const plan = bootPlan();
await inDemoFolder(plan, async (folder) => {
  for (const id of ['firmware', 'link', 'image']) await runStep(plan, id, folder);
  await copyFile(join(folder, 'src/demo/sw/boot.hex'), join(DEMO, 'sw/boot.hex'));
});
