import type { ListedSources, PlanContext } from '../planContext.ts';

const HEADERS = '**/*.{svh,vh}';

/** What the model of a SoC is compiled from, as one hash. Firmware and data, which it reads when it runs, are no part of it. */
export async function sourcesKey(
  { files }: ListedSources,
  { tree, sha256 }: Pick<PlanContext, 'tree' | 'sha256'>,
): Promise<string> {
  const parts: string[] = [];
  for (const path of [...files, ...(await tree.find(HEADERS))]) {
    parts.push(sha256(JSON.stringify([path, await tree.readText(path, 'fileList').catch(() => null)])));
  }
  return sha256(parts.join());
}
