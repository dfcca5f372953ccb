import type { Diagnostic, SocDocument } from '@netloom/model';
import { subjectOf } from '../../check/check.ts';
import { checkClockDomains } from '../../check/rules/clocks.ts';
import { checkGenerators } from '../../check/rules/generators.ts';
import { checkInterfaces } from '../../check/rules/interfaces.ts';
import { ownerOf } from '../../document/renames/namedSections.ts';
import type { Library } from '../../library/library.ts';
import { applyEdits } from '../applyEdits.ts';

/**
 * What the connections of instances still lack, where a check knows it: converters of widths and of IDs, asynchronous
 * bridges, and room for addresses and IDs in the options of interconnect. A fix that leaves as many problems is not taken.
 */
export function mendLinks(document: SocDocument, library: Library, own: ReadonlySet<string>): SocDocument {
  const refused = new Set<string>();
  let current = document;
  let problems = problemsOf(current, library, own);
  for (;;) {
    const next = problems.find((each) => isMending(each) && !refused.has(keyOf(each)));
    if (!next) return current;
    const mended = applyEdits(current, next.fix!.edits).document;
    const left = mended && problemsOf(mended, library, withAdded(own, document, mended));
    if (!left || left.length >= problems.length) refused.add(keyOf(next));
    else [current, problems] = [mended, left];
  }
}

/** Blocks are put in, or options of blocks are set: nothing is taken away. */
function isMending({ fix }: Diagnostic): boolean {
  return (
    fix?.edits.some(({ pointer, value }) => pointer.startsWith('/instances/') && value !== undefined) === true
  );
}

function withAdded(own: ReadonlySet<string>, before: SocDocument, after: SocDocument): Set<string> {
  const added = Object.keys(after.instances).filter((name) => !Object.hasOwn(before.instances, name));
  return new Set([...own, ...added]);
}

/** At connections of the instances, and of interconnect that they lead to. */
function problemsOf(document: SocDocument, library: Library, own: ReadonlySet<string>): Diagnostic[] {
  const links = document.interfaceConnections.map(({ manager, subordinate }) =>
    [manager, subordinate].map(ownerOf),
  );
  const isOwn = (owners: readonly string[]) => owners.some((name) => own.has(name));
  const near = new Set(links.filter(isOwn).flat());
  const subject = subjectOf(document, library);
  const atLinks = [...checkInterfaces(subject), ...checkClockDomains(subject)].filter(({ place }) => {
    const index = place?.kind === 'document' && /^\/interfaceConnections\/(\d+)/.exec(place.pointer)?.[1];
    return index && isOwn(links[Number(index)]!);
  });
  const atBlocks = checkGenerators(subject).filter(
    ({ place }) => place?.kind === 'document' && near.has(place.instance ?? ''),
  );
  return [...atLinks, ...atBlocks];
}

function keyOf({ code, message }: Diagnostic): string {
  return `${code} ${message}`;
}
