import { ADDRESS_MAP_OUTPUTS, addressMapFiles } from '@netloom/soc/addressmap';
import { paletteLibrary } from '../../palette/index.ts';
import type { Job, OutputFile, Request, Response } from './jobs.ts';

let library = paletteLibrary([]);

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
    library = paletteLibrary(job.modules);
    return [];
  }
  const titles = new Map(ADDRESS_MAP_OUTPUTS.map(({ folder, file, title }) => [`${folder}/${file}`, title]));
  const files = addressMapFiles(job.document, library, { manager: job.manager });
  return files.map(({ path, text }) => ({ path, text, title: titles.get(path) ?? path }));
}
