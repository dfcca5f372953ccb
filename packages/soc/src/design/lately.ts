import type { SocDocument } from '@netloom/model';
import type { Library } from '../library/library.ts';

type Make<Made> = (document: SocDocument, library: Library) => Made;

/**
 * The same function, which gives again what it made lately: edits of one gesture ask for the same few versions many times.
 * More is not kept, since what is made of a large document is large.
 */
export function lately<Made>(most: number, make: Make<Made>): Make<Made> {
  const kept: { document: SocDocument; library: Library; made: Made }[] = [];
  return (document, library) => {
    const known = kept.find((each) => each.document === document && each.library === library);
    if (known) return known.made;
    const made = make(document, library);
    kept.unshift({ document, library, made });
    kept.length = Math.min(kept.length, most);
    return made;
  };
}
