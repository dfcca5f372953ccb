import { isReadable } from '../../access/accessName.ts';
import { accessOf, pathsThrough } from './plan.ts';
import type { FieldPlan, RegisterPlan } from './plan.ts';

/** Fields that a read of the register shows; what is always 0 needs no line. */
export function readableFields(register: RegisterPlan): FieldPlan[] {
  return pathsThrough(register)
    .filter(({ path }) => isReadable(path.source))
    .map(({ field }) => field)
    .filter((field) => field.kind !== 'constant' || (field.reset !== undefined && field.reset.value !== 0n));
}

/** Software reads anything but zeros of the register. */
export function isShown(register: RegisterPlan): boolean {
  return register.node.source.external ? accessOf(register).isRead : readableFields(register).length > 0;
}
