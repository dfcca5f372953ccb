import { readFile } from 'node:fs/promises';
import { schematicOf } from '@netloom/tools';
import type { YosysDesign } from '@netloom/tools';
import { answerTasks } from '../../inWorker/answerTasks.ts';

answerTasks(async ({ file, module }: { file: string; module: string }) => {
  const design = JSON.parse(await readFile(file, 'utf8')) as YosysDesign;
  return schematicOf(design, module) ?? null;
});
