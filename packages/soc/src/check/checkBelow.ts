import type { Diagnostic, SocDocument } from '@netloom/model';
import { definitionsBelow } from '../hierarchy/definitionsBelow.ts';
import type { Library } from '../library/library.ts';
import { say } from '../wording/sentences.ts';
import { check } from './check.ts';

/**
 * Everything wrong in the documents below one, as their parameters are set there; `isAsked` leaves out those that are checked
 * elsewhere.
 */
export function checkBelow(
  top: SocDocument,
  library: Library,
  isAsked: (document: SocDocument) => boolean = () => true,
): Diagnostic[] {
  return definitionsBelow(top, library)
    .filter(({ document }) => isAsked(document))
    .flatMap(({ way, document }) =>
      check(document, library).map((problem) => saidBelow(problem, `${way.join('.')} (${document.name})`)),
    );
}

/** A problem of a document below, whose places and fixes are not those of the document at hand. */
export function saidBelow({ code, severity, message, wording }: Diagnostic, place: string): Diagnostic {
  return { code, severity, ...say('below', { place, problem: { message, ...(wording && { wording }) } }) };
}
