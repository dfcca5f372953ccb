import { IpDescriptor } from '@netloom/model';
import { createLibrary, libraryEntry } from '@netloom/soc';
import { ADDRESS_MAP_OUTPUTS, addressMapFiles } from '@netloom/soc/addressmap';
import type { Job, Module, OutputFile, Request, Response } from './jobs.ts';

let library = createLibrary([]);

self.onmessage = ({ data: { id, job } }: MessageEvent<Request>) => {
  try {
    reply({ id, files: answer(job) });
  } catch (error) {
    reply({ id, error: error instanceof Error ? error.message : String(error) });
  }
};

function reply(response: Response): void {
  self.postMessage(response);
}

function answer(job: Job): OutputFile[] {
  if (job.kind === 'modules') {
    library = createLibrary(job.modules.flatMap(entryOf));
    return [];
  }
  const titles = new Map(ADDRESS_MAP_OUTPUTS.map(({ folder, file, title }) => [`${folder}/${file}`, title]));
  const files = addressMapFiles(job.document, library, { manager: job.manager });
  return files.map(({ path, text }) => ({ path, text, title: titles.get(path) ?? path }));
}

function entryOf({ folder, socModuleJson, registersJson }: Module) {
  const descriptor = IpDescriptor.safeParse(JSON.parse(socModuleJson)).data;
  return descriptor ? [libraryEntry(descriptor, folder, registersJson ?? undefined)] : [];
}
