import type { Diagnostic, SocDocument } from '@netloom/model';
import { reachOf } from '../../addressmap/reach.ts';
import { designOf } from '../../design/block.ts';
import type { Design } from '../../design/block.ts';
import { keepEnds } from '../../design/resolve.ts';
import { wiringOf } from '../../design/wiring.ts';
import type { Library } from '../../library/library.ts';
import type { Rule, Subject } from '../rule.ts';
import { RULES } from '../rules.ts';
import { withoutEchoes } from '../unknownBlocks.ts';
import { changedIn, changedWiring, otherPins } from './facets.ts';
import type { Facet } from './facets.ts';
import { drivesSpeakOf, linksSpeakOf } from './speaksOf.ts';

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

/** The subject of a design, with what its wiring has in common with the version before. */
function subjectAfter(design: Design, before: Subject | undefined, changed: Set<Facet> | undefined): Subject {
  const isSame = (...facets: Facet[]) => changed !== undefined && !facets.some((each) => changed.has(each));
  if (!before || !isSame('top')) {
    const wiring = wiringOf(design);
    return { design, wiring, reach: reachOf(design, wiring.links) };
  }
  const others = isSame('pins') ? new Set<string>() : otherPins(before.design, design);
  keepEnds(before.design, design, others);
  const keepsLinks =
    isSame('interfaceConnections') &&
    before.design.guarded === design.guarded &&
    !linksSpeakOf(design.document, others);
  const keepsDrives =
    isSame('portConnections', 'interrupts') && !drivesSpeakOf(before.design, design, others);
  const wiring = wiringOf(design, {
    ...(keepsLinks && { links: before.wiring }),
    ...(keepsDrives && { drives: before.wiring }),
  });
  return { design, wiring, reach: keepsLinks ? before.reach : reachOf(design, wiring.links) };
}
