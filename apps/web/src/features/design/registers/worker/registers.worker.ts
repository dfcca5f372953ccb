import type { RegisterMap } from '@netloom/model';
import { elaborate } from '@netloom/registers';
import { MAX_IMPORT_BYTES, REGISTER_READERS } from '@netloom/registers/formats';
import { REGISTER_OUTPUTS } from '@netloom/registers/outputs';
import { strToU8, zipSync } from 'fflate';
import type { Answers, Job, Request, Response, WorkerFile } from './jobs.ts';

/** Files of a ZIP archive get one time, so that the same map gives the same bytes. */
const ZIP_TIME = new Date(2000, 0, 1);

self.onmessage = async ({ data: { id, job } }: MessageEvent<Request>) => {
  try {
    reply({ id, answer: await answer(job) });
  } catch (error) {
    reply({ id, error: error instanceof Error ? error.message : String(error) });
  }
};

function reply(response: Response): void {
  self.postMessage(response);
}

function answer(job: Job): unknown {
  if (job.kind === 'formats') return formats();
  if (job.kind === 'write') return write(job.map, job.output);
  if (job.kind === 'zip') return zip(job.map);
  return read(job);
}

function formats(): Answers['formats'] {
  return {
    outputs: REGISTER_OUTPUTS.map(({ id, title, language }) => ({
      id,
      title,
      isText: language !== undefined,
    })),
    readers: REGISTER_READERS.map(({ id, title, extensions }) => ({ id, title, extensions })),
    mostBytes: MAX_IMPORT_BYTES,
  };
}

function write(map: RegisterMap, id: string): Answers['write'] {
  const output = REGISTER_OUTPUTS.find((each) => each.id === id);
  if (!output) throw new Error(`there is no output ${id}`);
  return { files: [...output.write(elaborate(map).map).files] };
}

function zip(map: RegisterMap): Answers['zip'] {
  const elaborated = elaborate(map).map;
  const entries: WorkerFile[] = REGISTER_OUTPUTS.flatMap((output) => output.write(elaborated).files);
  const contents = entries.map(({ path, content }) => [
    path,
    typeof content === 'string' ? strToU8(content) : content,
  ]);
  return { zip: zipSync(Object.fromEntries(contents), { mtime: ZIP_TIME }) };
}

async function read(job: Extract<Job, { kind: 'read' }>): Promise<Answers['read']> {
  const reader = REGISTER_READERS.find(({ id }) => id === job.reader);
  if (!reader) throw new Error(`there is no reader ${job.reader}`);
  const contents = job.files.map(({ path, content }): [string, Uint8Array] => [
    path,
    typeof content === 'string' ? strToU8(content) : content,
  ]);
  const { maps, diagnostics } = await reader.read({ path: job.path, files: new Map(contents) });
  return { maps: [...maps], diagnostics: [...diagnostics] };
}
