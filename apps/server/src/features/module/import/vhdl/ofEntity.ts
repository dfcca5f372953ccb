import type { IpDescriptor } from '@netloom/model';
import type { ReadModule } from '../readModule.ts';
import type { ConvertedEntity } from './convertVhdl.ts';

/** The block of a VHDL entity, whose RTL is what it was converted to; its generics are what they were then. */
export function ofEntity(
  descriptor: IpDescriptor,
  { entity, generics, path, text }: ConvertedEntity,
  tops: ReadonlySet<string>,
): ReadModule {
  const values = entity.generics.map(({ name, value = '' }) => `${name} = ${generics[name] ?? value}`);
  const description = `VHDL entity${values.length > 0 ? ` with ${values.join(', ')}` : ''}, converted by ghdl.`;
  return {
    descriptor: { ...descriptor, description },
    ...{ file: entity.file, line: entity.line, instantiated: !tops.has(descriptor.module) },
    made: { path, text },
  };
}
