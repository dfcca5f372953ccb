import { readCore } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import type { SocDocument } from '@netloom/model';
import { PlanError } from '../../planError.ts';
import type { PlanTree } from '../planContext.ts';

type Texts = Pick<PlanTree, 'find' | 'readText'>;

export interface BootedCore {
  instance: string;
  options: CoreOptions;
}

/** The generated cores of a tree by their VLNV without the version. */
export async function coresOf(tree: Texts): Promise<Map<string, CoreOptions>> {
  const paths = await tree.find('**/*.core.json');
  const texts = await Promise.all(paths.map((path) => tree.readText(path, 'path').catch(() => undefined)));
  const read = texts.flatMap((text) => (text === undefined ? [] : [readCore(text).options]));
  return new Map(read.flatMap((options) => (options ? [[`netloom:core:${options.name}`, options]] : [])));
}

/** The first instance of one of these cores. */
export function coreIn(
  { instances }: SocDocument,
  cores: ReadonlyMap<string, CoreOptions>,
): BootedCore | undefined {
  for (const [instance, { ip }] of Object.entries(instances)) {
    const options = cores.get(ip.slice(0, ip.lastIndexOf(':')));
    if (options) return { instance, options };
  }
  return undefined;
}

/** The core that a SoC boots on: its first instance of one that the tree describes. @throws a PlanError without one. */
export async function bootedCore(document: SocDocument, tree: Texts): Promise<BootedCore> {
  const core = coreIn(document, await coresOf(tree));
  if (core) return core;
  throw new PlanError('no-core', 'path', { soc: document.name });
}
