import type { AddressBlock, Diagnostic } from '@netloom/model';
import { managersOf } from '../../../addressmap/managers.ts';
import { placePointer, placesFor, placesOf } from '../../../addressmap/places.ts';
import type { Place as AddressPlace } from '../../../addressmap/places.ts';
import { profilesOf } from '../../../design/busEnd.ts';
import { hasProtection } from '../../../design/busProfile.ts';
import { isDecoding } from '../../../design/generated.ts';
import type { Link } from '../../../design/links.ts';
import { mending } from '../../../wording/sentences.ts';
import type { ResolvedInterface } from '../../../design/resolve.ts';
import { pointerOf } from '../../../document/pointer.ts';
import { placeOf, problem, removal } from '../../rule.ts';
import type { Place, Subject } from '../../rule.ts';
import { hiding } from './hiding.ts';

/** Members of an entry that generated interconnect has to act on. */
export const ENFORCED = ['managers', 'aliases', 'readOnly', 'secure', 'privileged'] as const;

/** SOC-ADDRESS-MANAGER, -UNENFORCED, -PROTECTION and -UNREACHABLE of one entry, as its managers see it. */
export function checkViews(subject: Subject, end: ResolvedInterface): Diagnostic[] {
  const endpoint = end.key;
  const block = subject.design.document.addressMap[endpoint]!;
  const set = ENFORCED.filter((member) => block[member]);
  if (set.length === 0) return [];
  const { design, reach } = subject;
  const entry = placeOf(end.instance, endpoint, pointerOf('addressMap', endpoint));
  const links = managersOf(design, reach).get(endpoint) ?? [];
  return [
    ...unknownManagers(subject, endpoint, links, entry),
    ...links.flatMap((link) => checkManager(subject, endpoint, block, link, set, entry)),
    ...nobody(subject, endpoint, block, links, entry),
  ];
}

function unknownManagers(
  { design }: Subject,
  endpoint: string,
  links: readonly Link[],
  entry: Place,
): Diagnostic[] {
  const names = new Set(links.map(({ manager }) => manager.key));
  return placesOf(design.document, endpoint).flatMap((place) =>
    (place.managers ?? []).flatMap((name, index) => {
      if (names.has(name)) return [];
      const pointer = `${entry.pointer}${placePointer(place)}/managers/${index}`;
      const fix = removal('fix/remove', { what: name }, pointer);
      const values = { manager: name, end: endpoint };
      return [problem('SOC-ADDRESS-MANAGER', values, { ...entry, pointer }, fix)];
    }),
  );
}

function checkManager(
  subject: Subject,
  endpoint: string,
  block: AddressBlock,
  link: Link,
  set: readonly string[],
  entry: Place,
): Diagnostic[] {
  const { key } = link.manager;
  if (!isDecoding(subject.design, link.subordinate)) {
    const members = set.join(', ');
    const edits = set.map((member) => ({ pointer: `${entry.pointer}/${member}` }));
    const fix = mending('fix/remove', { what: members }, edits);
    return [problem('SOC-ADDRESS-UNENFORCED', { manager: key, end: endpoint, members }, entry, fix)];
  }
  const seen = placesFor(subject.design.document, endpoint, key);
  const isProtected = hasProtection(profilesOf(subject.design, link).manager);
  if (seen.length === 0 || isProtected || !(block.secure || block.privileged)) return [];
  return [unprotected(subject, endpoint, seen, block, key, entry)];
}

function unprotected(
  subject: Subject,
  endpoint: string,
  seen: readonly AddressPlace[],
  { privileged }: AddressBlock,
  manager: string,
  entry: Place,
): Diagnostic {
  const member = privileged ? 'privileged' : 'secure';
  const place = { ...entry, pointer: `${entry.pointer}/${member}` };
  const fix = hiding(subject, seen, manager);
  return problem(`SOC-ADDRESS-PROTECTION/${member}`, { manager, end: endpoint }, place, fix);
}

function nobody(
  { design }: Subject,
  endpoint: string,
  block: AddressBlock,
  links: readonly Link[],
  entry: Place,
): Diagnostic[] {
  const isSeen = links.some(({ manager }) => placesFor(design.document, endpoint, manager.key).length > 0);
  if (isSeen || links.length === 0 || !block.managers) return [];
  const fix = removal('fix/show', {}, `${entry.pointer}/managers`);
  return [problem('SOC-ADDRESS-UNREACHABLE/hidden', { end: endpoint }, entry, fix)];
}
