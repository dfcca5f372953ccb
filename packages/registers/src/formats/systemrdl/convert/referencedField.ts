import type { Assigned } from '../elaborate/component.ts';
import type { Context } from './context.ts';
import { fieldPath, follow } from './frame.ts';
import type { Frame } from './frame.ts';
import { say } from '../../../wording/formats/sentences.ts';

/** Path of the field that a property names; undefined for everything else that it may hold. */
export function referencedField(
  name: string,
  { value, at }: Assigned,
  register: Frame,
  context: Context,
): string | undefined {
  if (value.kind !== 'reference') return undefined;
  context.references++;
  const target = follow(value, register);
  if (target.component.definition.kind !== 'field' || target.property !== undefined) return undefined;
  if (target.isElement) {
    context.reports.loss(say('RDL/element', { name }), at);
  }
  return fieldPath(target.names, register.outer!);
}
