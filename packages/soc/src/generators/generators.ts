import type { BlockGenerator } from './blockGenerator.ts';
import { optionParameters } from './options.ts';

/** The kinds of generated blocks that a library knows, by id. */
export type Generators = ReadonlyMap<string, BlockGenerator>;

/** @throws on two of one id: an error of the program. */
export function generatorsOf(list: readonly BlockGenerator[]): Generators {
  const generators = new Map<string, BlockGenerator>();
  for (const generator of list) {
    if (generators.has(generator.id)) throw new Error(`there are two generators ${generator.id}`);
    generators.set(generator.id, generator);
  }
  return generators;
}

/**
 * What must hold of each kind, held by a test rather than at each start.
 * @throws where options or interfaces contradict each other: only who decodes can tell several peers apart.
 */
export function checkGenerator({ id, options, ports }: BlockGenerator): void {
  optionParameters(options);
  const { interfaces, passages = [] } = ports(options.parse({}));
  for (const { upstream, downstream, decodes } of passages) {
    if (!decodes && downstream.length > 1)
      throw new Error(`${id}: ${upstream} leads to several and does not decode`);
    for (const name of [upstream, ...downstream]) {
      const role = name === upstream ? 'subordinate' : 'manager';
      const found = interfaces.find((each) => each.name === name);
      if (found?.role !== role) throw new Error(`${id}: there is no ${role} interface ${name}`);
      if (found.multiple && !decodes)
        throw new Error(`${id}: ${name} takes many connections and does not decode`);
    }
  }
}
