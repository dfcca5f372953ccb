import type { WorkerFile } from '../worker/jobs.ts';

export interface ChosenFile extends WorkerFile {
  /** Was not read: the limit is smaller. */
  tooLarge: boolean;
}

/** Reads files that a person chose; those of a folder keep their place in it. */
export function readChosen(files: readonly File[], mostBytes: number): Promise<ChosenFile[]> {
  return Promise.all(
    files.map(async (file) => {
      const path = file.webkitRelativePath === '' ? file.name : file.webkitRelativePath;
      if (file.size > mostBytes) return { path, content: new Uint8Array(), tooLarge: true };
      return { path, content: new Uint8Array(await file.arrayBuffer()), tooLarge: false };
    }),
  );
}
