import type { Diagnostic, SocDocument } from '@netloom/model';
import { designOf } from '../../design/block.ts';
import type { Library } from '../../library/library.ts';
import type { Rule, Subject } from '../rule.ts';
import { RULES } from '../rules.ts';
import { withoutEchoes } from '../unknownBlocks.ts';
import { changedIn, changedWiring } from './facets.ts';
import { subjectAfter } from './subjectAfter.ts';

interface Checked {
  subject: Subject;
  found: ReadonlyMap<Rule, Diagnostic[]>;
}

/** Checks versions of a document one after the other: a rule is asked again only where what it looks at has changed. */
export class Checker {
  #last: Checked | undefined;

  check(document: SocDocument, library: Library): Diagnostic[] {
    const steps = this.steps(document, library);
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
    }
  }

  /** The same in short steps, between which a program can do something else, or leave it. */
  *steps(document: SocDocument, library: Library): Generator<undefined, Diagnostic[]> {
    const last = this.#last?.subject.design.library === library ? this.#last : undefined;
    const design = designOf(document, library);
    const changed = last && changedIn(last.subject.design, design);
    yield;
    const subject = subjectAfter(design, last?.subject, changed);
    if (last) changedWiring(changed!, last.subject, subject);
    yield;
    const found = new Map<Rule, Diagnostic[]>();
    for (const [rule, facets, quiet] of RULES) {
      const before = last?.found.get(rule);
      const seen = before?.length === 0 ? (quiet ?? facets) : facets;
      const kept = seen.some((facet) => changed?.has(facet)) ? undefined : before;
      found.set(rule, kept ?? rule(subject));
      if (!kept) yield;
    }
    this.#last = { subject, found };
    return withoutEchoes(design, [...found.values()].flat());
  }
}
