import { readCore } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import type { SocDocument } from '@netloom/model';
import { warning } from '../../../../http/problem.ts';
import type { ProjectTree } from '../../../../projects/index.ts';

export interface BootedCore {
  instance: string;
  options: CoreOptions;
}

/** The generated cores of a tree by their VLNV without the version. */
async function coresOf(tree: ProjectTree): Promise<Map<string, CoreOptions>> {
  const paths = await tree.find('**/*.core.json');
  const texts = await Promise.all(paths.map((path) => tree.readText(path, 'path').catch(() => undefined)));
  const read = texts.flatMap((text) => (text === undefined ? [] : [readCore(text).options]));
  return new Map(read.flatMap((options) => (options ? [[`netloom:core:${options.name}`, options]] : [])));
}

/** The core that a SoC boots on: its first instance of one that the tree describes. @throws a 601 without one. */
export async function bootedCore({ name, instances }: SocDocument, tree: ProjectTree): Promise<BootedCore> {
  const cores = await coresOf(tree);
  for (const [instance, { ip }] of Object.entries(instances)) {
    const options = cores.get(ip.slice(0, ip.lastIndexOf(':')));
    if (options) return { instance, options };
  }
  throw warning(`path: ${name} has no instance of a core that the project describes in a *.core.json`);
}
