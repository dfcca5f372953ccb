import { SocDocument } from '@netloom/model';
import type { PointerEdit } from '@netloom/model';
import { pathOf } from '../document/pointer.ts';
import { omit } from './omit.ts';
import { refuse } from './edit.ts';
import type { Edit } from './edit.ts';

/** Applies the edits of a fix in their order. Refused when a pointer leads nowhere or the result breaks the schema. */
export function applyEdits(document: SocDocument, edits: readonly PointerEdit[]): Edit {
  let result: unknown = document;
  for (const { pointer, value } of edits) {
    const path = pathOf(pointer);
    if (path.length === 0) return refuse('the document as a whole cannot be replaced');
    const next = replaceAt(result, path, value);
    if (next === undefined) return refuse(`${pointer} does not exist`);
    result = next;
  }
  const parsed = SocDocument.safeParse(result);
  if (parsed.success) return { document: parsed.data };
  const issue = parsed.error.issues[0];
  return refuse(`${issue?.path.join('/')}: ${issue?.message}`);
}

/** A copy with the value at `path` set, or removed when it is undefined; undefined when the path leads nowhere. */
export function replaceAt(target: unknown, [step = '', ...rest]: string[], value: unknown): unknown {
  if (Array.isArray(target)) return replaceItem(target, step, rest, value);
  if (typeof target !== 'object' || target === null) return undefined;
  const members = target as Record<string, unknown>;
  if (rest.length > 0) {
    const missing = !Object.hasOwn(members, step) || members[step] === undefined;
    const inner = replaceAt(missing && value !== undefined ? {} : members[step], rest, value);
    return inner === undefined ? undefined : { ...members, [step]: inner };
  }
  if (value !== undefined) return { ...members, [step]: value };
  if (!Object.hasOwn(members, step)) return undefined;
  return omit(members, step);
}

function replaceItem(items: unknown[], step: string, rest: string[], value: unknown): unknown {
  if (step === '-') return rest.length === 0 && value !== undefined ? [...items, value] : undefined;
  const index = Number(step);
  if (!/^\d+$/.test(step) || index >= items.length) return undefined;
  if (rest.length > 0) {
    const inner = replaceAt(items[index], rest, value);
    return inner === undefined ? undefined : items.with(index, inner);
  }
  return value === undefined ? items.toSpliced(index, 1) : items.with(index, value);
}
