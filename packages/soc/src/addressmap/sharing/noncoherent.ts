import { subjectOf } from '../../check/subject.ts';
import type { Subject } from '../../check/rule.ts';
import { sharingsOf } from './sharings.ts';

/**
 * Paths of the instances that reach memory which a processor keeps in a cache that does not see what they do, in the
 * documents below too. `around` are the documents that this one is inside of.
 */
export function noncoherentBlocks(subject: Subject, around: readonly string[] = []): ReadonlySet<string> {
  const { design } = subject;
  const path = [...around, design.document.vlnv];
  const below = [...design.blocks].flatMap(([instance, { shape }]) => {
    const inner = shape?.entry.document;
    if (!inner || path.includes(inner.vlnv)) return [];
    const found = noncoherentBlocks(subjectOf(inner, design.library), path);
    return [...found].map((each) => `${instance}.${each}`);
  });
  return new Set([...sharingsOf(subject).map(({ other }) => other.block), ...below]);
}
