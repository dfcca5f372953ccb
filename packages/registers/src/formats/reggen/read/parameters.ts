import { IpParameter } from '@netloom/model';
import type { HjsonSource, Raw } from './source.ts';
import { flagIn, objectsIn, textIn } from './values.ts';
import { say } from '../../../wording/formats/sentences.ts';
import { schemaSaid } from '../../schemaSaid.ts';

const INTEGER = /^(?:int|integer|shortint|longint|byte)(?:\s+unsigned)?$/;

/** Integers of `param_list`; they are local unless they say otherwise. */
export function readParameters(root: Raw, source: HjsonSource): IpParameter[] {
  return objectsIn(root, 'param_list', [], source).flatMap(({ raw, path }) => {
    const name = textIn(raw, 'name');
    if (name === undefined) {
      source.fail(say('REGGEN/parameter/name', {}), path);
      return [];
    }
    const type = textIn(raw, 'type') ?? 'int';
    const value = textIn(raw, 'default');
    if (value === undefined || !INTEGER.test(type) || raw['unpacked_dimensions'] !== undefined) {
      source.lose(say('REGGEN/parameter/kind', {}), path);
      return [];
    }
    const description = textIn(raw, 'desc');
    const parsed = IpParameter.safeParse({
      name,
      value: value.replaceAll('_', ''),
      local: flagIn(raw, 'local', true, path, source),
      ...(description && { description }),
    });
    if (parsed.success) return [parsed.data];
    source.fail(say('REG-IMPORT/element', { element: name, problem: schemaSaid(parsed.error) }), path);
    return [];
  });
}
