// Writes what the demo has from generators anew: its cores, the examples, and the ROM contents that these make.
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { generateCore } from '@netloom/core';
import type { CoreFile } from '@netloom/core';
import { DEMO, bootDesign, bootPlan, inDemoFolder, runStep } from './bootDemo.ts';
import type { DesignName } from './bootDemo.ts';
import { EXAMPLES, exampleFiles } from './demoExamples.ts';

const product = join(DEMO, '..');

async function write(files: readonly CoreFile[]): Promise<void> {
  for (const { path, text } of files) {
    await mkdir(dirname(join(product, path)), { recursive: true });
    await writeFile(join(product, path), text);
  }
}

async function refreshCore(design: DesignName): Promise<void> {
  const { core, folder } = bootDesign(design);
  await rm(join(product, folder), { recursive: true });
  await write(generateCore(core).files.map(({ path, text }) => ({ path: join(folder, path), text })));
}

for (const design of ['processor', 'safety', 'realtime'] as const) await refreshCore(design);
for (const example of EXAMPLES) {
  await write(exampleFiles(example));
  const { design, folder: firmware, image } = example;
  if (!image) continue;
  const plan = bootPlan({ design, firmware });
  await inDemoFolder(
    plan,
    async (folder) => {
      for (const id of ['firmware', 'link', 'image']) await runStep(plan, id, folder);
      await copyFile(join(folder, 'src', image), join(product, image));
    },
    design,
  );
}
