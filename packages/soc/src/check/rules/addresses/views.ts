import type { AddressBlock, Diagnostic } from '@netloom/model';
import { managersOf } from '../../../addressmap/managers.ts';
import { placePointer, placesFor, placesOf } from '../../../addressmap/places.ts';
import type { Place as AddressPlace } from '../../../addressmap/places.ts';
import { profilesOf } from '../../../design/busEnd.ts';
import { hasProtection } from '../../../design/busProfile.ts';
import { isDecoding } from '../../../design/generated.ts';
import type { Link } from '../../../design/links.ts';
import { problem, removal } from '../../rule.ts';
import type { Place, Subject } from '../../rule.ts';
import { hiding } from './hiding.ts';

/** Members of an entry that generated interconnect has to act on. */
export const ENFORCED = ['managers', 'aliases', 'readOnly', 'secure', 'privileged'] as const;

/** SOC-ADDRESS-MANAGER, -UNENFORCED, -PROTECTION and -UNREACHABLE of one entry, as its managers see it. */
export function checkViews(
  subject: Subject,
  endpoint: string,
  block: AddressBlock,
  entry: Place,
): Diagnostic[] {
  const set = ENFORCED.filter((member) => block[member]);
  if (set.length === 0) return [];
  const { design, reach } = subject;
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
      const fix = removal(`Remove ${name}`, pointer);
      const message = `no manager ${name} reaches ${endpoint}`;
      return [problem('SOC-ADDRESS-MANAGER', message, { ...entry, pointer }, fix)];
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
    const message = `${key} meets ${endpoint} without interconnect, so that nothing enforces ${set.join(', ')}`;
    const edits = set.map((member) => ({ pointer: `${entry.pointer}/${member}` }));
    return [problem('SOC-ADDRESS-UNENFORCED', message, entry, { title: `Remove ${set.join(', ')}`, edits })];
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
  const effect = privileged
    ? `it never gets to ${endpoint}, which is privileged`
    : `secure does not keep it from ${endpoint}`;
  const member = privileged ? 'privileged' : 'secure';
  const message = `${manager} has no AWPROT and ARPROT: ${effect}`;
  const place = { ...entry, pointer: `${entry.pointer}/${member}` };
  return problem('SOC-ADDRESS-PROTECTION', message, place, hiding(subject, seen, manager));
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
  const fix = removal('Show it to all managers', `${entry.pointer}/managers`);
  return [problem('SOC-ADDRESS-UNREACHABLE', `the map hides ${endpoint} from every manager`, entry, fix)];
}
