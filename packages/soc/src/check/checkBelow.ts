import type { Diagnostic, SocDocument } from '@netloom/model';
import { definitionsBelow } from '../hierarchy/definitionsBelow.ts';
import type { Library } from '../library/library.ts';
import { check } from './check.ts';

/**
 * Everything wrong in the documents below one, as their parameters are set there; `isAsked` leaves out those that are checked
 * elsewhere. Places in them are not places of the document at hand: the message says where it is.
 */
export function checkBelow(
  top: SocDocument,
  library: Library,
  isAsked: (document: SocDocument) => boolean = () => true,
): Diagnostic[] {
  return definitionsBelow(top, library)
    .filter(({ document }) => isAsked(document))
    .flatMap(({ way, document }) =>
      check(document, library).map(({ code, severity, message }) => ({
        ...{ code, severity },
        message: `in ${way.join('.')} (${document.name}): ${message}`,
      })),
    );
}
