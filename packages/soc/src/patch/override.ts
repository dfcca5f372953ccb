import { pathOf } from '@netloom/model';
import type { SocDocument, SocInstance } from '@netloom/model';
import { refuse } from '../edit/edit.ts';
import type { Edit } from '../edit/edit.ts';
import { say } from '../wording/sentences.ts';
import type { InstancePatch } from './patched.ts';

/** Gives an instance of a document another patch; an empty one is none. */
export function setPatch(document: SocDocument, instance: string, patch: InstancePatch): Edit {
  const known = document.instances[instance];
  if (!known) return refuse(say('refused/no-object', { name: instance }));
  const next: SocInstance = { ...known, patch };
  if (Object.keys(patch).length === 0) delete next.patch;
  return { document: { ...document, instances: { ...document.instances, [instance]: next } } };
}

/** Makes an instance be again in one place what its document is. */
export function takeBack(document: SocDocument, instance: string, pointer: string): Edit {
  const patch = { ...document.instances[instance]?.patch };
  if (!Object.hasOwn(patch, pointer)) return refuse(say('refused/no-value', { pointer }));
  delete patch[pointer];
  return setPatch(document, instance, patch);
}

/** An entry of a patch in the words of what it is about. */
export interface Override {
  pointer: string;
  /** Section of the document, such as `instances`. */
  section: string;
  /** The thing that it is about, such as `uart0`. */
  name: string;
  /** What of it, such as `parameters.DEPTH`; empty for the whole thing. */
  member: string;
  value: unknown;
}

export function overridesOf(patch: InstancePatch | undefined): Override[] {
  return Object.entries(patch ?? {}).map(([pointer, value]) => {
    const [section = '', name = '', ...member] = pathOf(pointer);
    return { pointer, section, name, member: member.join('.'), value };
  });
}
