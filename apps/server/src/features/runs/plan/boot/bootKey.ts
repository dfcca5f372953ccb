import { createHash } from 'node:crypto';
import type { ProjectTree, TreeList } from '../../../../projects/index.ts';

const HEADERS = '**/*.{svh,vh}';

/** What the model of a SoC is compiled from: SHA-256 in hex. Firmware and data, which it reads when it runs, are no part of it. */
export async function sourcesKey({ files }: TreeList, tree: ProjectTree): Promise<string> {
  const hash = createHash('sha256');
  for (const path of [...files, ...(await tree.find(HEADERS))]) {
    hash.update(JSON.stringify([path, await tree.readText(path, 'fileList').catch(() => null)]));
  }
  return hash.digest('hex');
}
