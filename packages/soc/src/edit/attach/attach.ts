import type { SocDocument } from '@netloom/model';
import { ownerOf } from '../../document/renames/namedSections.ts';
import type { Library } from '../../library/library.ts';
import { assignAddresses } from '../assignAddresses.ts';
import { connectClocksAndResets } from '../clocksAndResets.ts';
import type { Attachment, AttachLine, IsLeftOut } from './attachment.ts';
import { attachBuses } from './attachBuses.ts';
import { attachInterrupts } from './attachInterrupts.ts';
import { attachPads } from './attachPads.ts';

/**
 * Connects all of instances that can be without a question: their interfaces to interconnect, over what the library has between
 * two protocols, and through interconnect that is put in where there is none; clocks and resets, addresses, interrupt
 * numbers, and the signals that a multiplexer brings to pads. Other instances are left as they are, unless they waited for these. What `isLeftOut` names is not connected.
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
  const clocked = attachClocks(bused.document, scope);
  const addressed = attachAddresses(clocked.document, scope);
  const interrupted = attachInterrupts(addressed.document, library, scope.instances, isLeftOut);
  const padded = attachPads(interrupted.document, library, scope.instances, isLeftOut);
  return {
    document: padded.document,
    lines: [...bused.lines, ...clocked.lines, ...addressed.lines, ...interrupted.lines, ...padded.lines],
  };
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
  const found = connectClocksAndResets(document, library).portConnections.slice(
    document.portConnections.length,
  );
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
