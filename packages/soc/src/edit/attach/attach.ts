import type { SocDocument } from '@netloom/model';
import { ownerOf } from '../../document/renames/namedSections.ts';
import type { Library } from '../../library/library.ts';
import { assignAddresses } from '../assignAddresses.ts';
import { connectInside } from '../clocksAndResets.ts';
import type { Attachment, AttachLine, IsLeftOut } from './attachment.ts';
import { attachBuses } from './attachBuses.ts';
import { attachJtag } from './attachJtag.ts';
import { attachInterrupts } from './attachInterrupts.ts';
import { attachPads } from './attachPads.ts';
import { mendLinks } from './mendLinks.ts';

/**
 * Connects all of instances that can be without a question: their interfaces to interconnect, over what the library has between
 * two protocols, and through interconnect that is put in where there is none; clocks and resets, addresses, interrupt
 * numbers, the signals that a multiplexer brings to pads, and JTAG to pins. What the connections then lack, converters and bridges between
 * clocks, is put in too. Other instances are left as they are, unless they waited for these. What `isLeftOut` names is not connected.
 */
export function attach(
  document: SocDocument,
  library: Library,
  instances: readonly string[],
  isLeftOut: IsLeftOut = () => false,
): Attachment {
  const bused = attachBuses(document, library, instances, isLeftOut);
  const own = new Set([...instances, ...bused.lines.flatMap(({ end, blocks }) => [ownerOf(end), ...blocks])]);
  const scope: Scope = { library, instances: new Set(instances), own, isLeftOut };
  const jtagged = attachJtag(bused.document, library, scope.instances, isLeftOut);
  const clocked = attachClocks(jtagged.document, scope);
  const mended = bused.lines.length === 0 ? clocked.document : mendLinks(clocked.document, library, own);
  const addressed = attachAddresses(mended, scope);
  const interrupted = attachInterrupts(addressed.document, library, scope.instances, isLeftOut);
  const padded = attachPads(interrupted.document, library, scope.instances, isLeftOut);
  return {
    document: padded.document,
    lines: [
      ...withBlocks(bused.lines, document, mended),
      ...clocked.lines,
      ...jtagged.lines,
      ...addressed.lines,
      ...interrupted.lines,
      ...padded.lines,
    ],
  };
}

/** Lines of buses with all that stands on their ways and was not there before, from the manager's side on. */
function withBlocks(lines: readonly AttachLine[], before: SocDocument, after: SocDocument): AttachLine[] {
  if (before.interfaceConnections.length === after.interfaceConnections.length) return [...lines];
  const isNew = (name: string) => !Object.hasOwn(before.instances, name);
  return lines.map((line) => {
    const known = new Set(line.blocks);
    const own = after.interfaceConnections.some(({ manager }) => manager === line.end)
      ? 'manager'
      : 'subordinate';
    const found: string[] = [];
    for (let at = [line.end]; at.length > 0;) {
      const next = nextBlocks(after, at, own).filter((name) => isNew(name) && !found.includes(name));
      found.push(...next);
      at = next;
    }
    const ordered = own === 'manager' ? found : found.toReversed();
    return { ...line, blocks: [...new Set([...ordered, ...known])] };
  });
}

/** Owners of the other ends of connections of an end, or of any end of a block. */
function nextBlocks(
  { interfaceConnections }: SocDocument,
  ends: readonly string[],
  own: 'manager' | 'subordinate',
): string[] {
  const other = own === 'manager' ? 'subordinate' : 'manager';
  return interfaceConnections
    .filter((each) => ends.includes(each[own]) || ends.includes(ownerOf(each[own])))
    .map((each) => ownerOf(each[other]));
}

interface Scope {
  library: Library;
  /** The instances that are asked for; `own` are also those that were put in for them or waited for them. */
  instances: ReadonlySet<string>;
  own: ReadonlySet<string>;
  isLeftOut: IsLeftOut;
}

/** What is put in gets clocks and resets without a line of its own. */
function attachClocks(document: SocDocument, { library, instances, own, isLeftOut }: Scope): Attachment {
  const found = connectInside(document, library).portConnections.slice(document.portConnections.length);
  const all = found.filter(({ to }) => own.has(ownerOf(to)));
  const lineOf = ({ from, to }: (typeof all)[number]): AttachLine => {
    const kind = Object.hasOwn(document.resets, from) ? 'reset' : 'clock';
    return { id: `${kind}:${to}`, kind, end: to, to: from, blocks: [], joined: [] };
  };
  const added = all.filter((each) => !isLeftOut(lineOf(each).id));
  return {
    document:
      added.length === 0
        ? document
        : { ...document, portConnections: [...document.portConnections, ...added] },
    lines: added.filter(({ to }) => instances.has(ownerOf(to))).map(lineOf),
  };
}

function attachAddresses(document: SocDocument, { library, own, isLeftOut }: Scope): Attachment {
  const { addressMap } = assignAddresses(document, library);
  const added = Object.entries(addressMap).filter(
    ([end]) =>
      !Object.hasOwn(document.addressMap, end) && own.has(ownerOf(end)) && !isLeftOut(`address:${end}`),
  );
  return {
    document:
      added.length === 0
        ? document
        : { ...document, addressMap: { ...document.addressMap, ...Object.fromEntries(added) } },
    lines: added.map(([end, { base, size }]) => ({
      ...{ id: `address:${end}`, kind: 'address', end, to: base, detail: size, blocks: [], joined: [] },
    })),
  };
}
