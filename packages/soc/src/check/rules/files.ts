import type { Diagnostic } from '@netloom/model';
import { pointerOf } from '../../document/pointer.ts';
import { fileParameters } from '../filesNamed.ts';
import { problem } from '../rule.ts';
import type { Subject } from '../rule.ts';

/** SOC-FILE-MISSING: a parameter that names a file which the project does not have. */
export function checkFiles({ design }: Subject): Diagnostic[] {
  const { hasFile } = design.library;
  if (!hasFile) return [];
  return [...design.blocks.values()].flatMap(({ name, instance, shape }) =>
    (shape ? fileParameters(shape) : [])
      .filter(({ path }) => !hasFile(path))
      .map(({ parameter, path }) => {
        const isSet = Object.hasOwn(instance.parameters ?? {}, parameter);
        const pointer = pointerOf('instances', name, ...(isSet ? ['parameters', parameter] : []));
        return problem('SOC-FILE-MISSING', { parameter, instance: name, path }, { pointer, instance: name });
      }),
  );
}
