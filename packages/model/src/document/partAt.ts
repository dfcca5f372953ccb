import { pointerOf } from '../format/pointer.ts';
import type { DocumentPart } from './documentKind.ts';
import type { Steps, TreeRules } from './shape.ts';

/** What stands at a place in words: the innermost thing on the way to it, and the member of that thing. */
export function partAt(rules: TreeRules, steps: Steps): DocumentPart {
  const names: string[] = [];
  let subject = 'document';
  let end = 0;
  for (let at = 1; at <= steps.length; at++) {
    const shape = rules.shapeOf(steps.slice(0, at - 1));
    if (shape?.kind !== 'record' && shape?.kind !== 'list') continue;
    subject = shape.of;
    names.push(steps[at - 1]!);
    end = at;
  }
  const part: DocumentPart = { pointer: pointerOf(...steps), subject, name: names.join('.') };
  return end === steps.length ? part : { ...part, member: steps.slice(end).join('.') };
}
