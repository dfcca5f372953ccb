import type { ListedSources, PlanContext } from '../planContext.ts';

const HEADERS = '**/*.{svh,vh}';

/** What the model of a SoC is compiled from, as one hash. Firmware and data, which it reads when it runs, are no part of it. */
async function sourcesKey(
  { files }: ListedSources,
  { tree, sha256 }: Pick<PlanContext, 'tree' | 'sha256'>,
): Promise<string> {
  const parts: string[] = [];
  for (const path of [...files, ...(await tree.find(HEADERS))]) {
    parts.push(sha256(JSON.stringify([path, await tree.readText(path, 'fileList').catch(() => null)])));
  }
  return sha256(parts.join());
}

/** The same with files beside those of the tree, which compile with them. */
export async function observedKey(
  list: ListedSources,
  files: Readonly<Record<string, string>>,
  context: Pick<PlanContext, 'tree' | 'sha256'>,
): Promise<string> {
  const key = await sourcesKey(list, context);
  return Object.keys(files).length === 0 ? key : context.sha256(JSON.stringify([key, files]));
}
