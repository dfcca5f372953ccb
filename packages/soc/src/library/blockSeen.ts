import { resolveParameters } from '@netloom/hdl/expression';
import type { Values } from '@netloom/hdl/expression';
import type { SocDocument } from '@netloom/model';
import { readOptions } from '../generators/options.ts';
import type { Library } from './library.ts';
import type { BlockSeen } from './topWays.ts';

/** What the library knows of an instance of a document. */
export function blockSeen(
  { instances }: Pick<SocDocument, 'instances'>,
  library: Library,
  values: Values,
  name: string,
): BlockSeen | undefined {
  const instance = instances[name];
  const descriptor = instance && library.find(instance.ip)?.descriptor;
  if (!descriptor?.generator) return descriptor && { descriptor };
  const generator = library.generators.get(descriptor.generator);
  if (!generator) return { descriptor };
  const own = resolveParameters(descriptor.parameters, instance!.parameters ?? {}, values).values;
  return { descriptor, ports: generator.ports(readOptions(generator.options, own).options) };
}
