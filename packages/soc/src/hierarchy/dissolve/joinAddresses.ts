import type { AddressBlock } from '@netloom/model';
import { leavesBehind } from '../../addressmap/reach.ts';
import { formatAddress } from '../../addressmap/region.ts';
import type { Link } from '../../design/links.ts';
import { mapManagers } from '../../document/endpoints.ts';
import { interfaceWidths } from '../../library/topInterface.ts';
import { say } from '../../wording/sentences.ts';
import type { Seam } from './seam.ts';

/** The address map: what managers outside see inside is where they see it, under its own name. */
export function joinAddresses(seam: Seam): void {
  const { document } = seam.outer.design;
  const managers = managersBehind(seam);
  for (const [endpoint, block] of Object.entries(document.addressMap)) {
    if (!seam.isMine(endpoint))
      seam.result.addressMap[endpoint] = mapManagers(block, (each) => managers.get(each) ?? each);
  }
  const seen = new Map<string, AddressBlock>();
  for (const link of seam.inner.reach.entering) {
    if (link.manager.instance === undefined) bringIn(seam, link, seen);
  }
  for (const [endpoint, block] of Object.entries(seam.inner.design.document.addressMap)) {
    if (!endpoint.includes('.')) leaveOut(seam, endpoint, block);
    else seam.result.addressMap[seam.renamed(endpoint)] ??= mapManagers(block, (each) => seam.renamed(each));
  }
}

/** Entries of what is seen through one interface. */
function bringIn(seam: Seam, link: Link, seen: Map<string, AddressBlock>): void {
  const { design, reach } = seam.inner;
  const outside = seam.outer.design.document.addressMap[`${seam.instance}.${link.manager.name}`];
  if (!outside) return;
  for (const { key, instance } of leavesBehind(design, reach, link)) {
    if (instance === undefined) continue;
    const block = key === link.subordinate.key ? outside : behind(seam, link, key, outside);
    if (!block) continue;
    const known = seen.get(key);
    if (known && BigInt(known.base) !== BigInt(block.base))
      seam.refuse(say('refused/dissolve-twice', { end: key, one: known.base, other: block.base }));
    seen.set(key, block);
    seam.result.addressMap[seam.renamed(key)] = block;
  }
}

/** The entry of a subordinate behind interconnect inside, where the world outside sees it. */
function behind(seam: Seam, { manager }: Link, key: string, outside: AddressBlock): AddressBlock | undefined {
  const { document, values } = seam.inner.design;
  const own = document.addressMap[key];
  if (!own) return undefined;
  if (outside.aliases || outside.managers || own.managers)
    seam.refuse(say('refused/dissolve-view', { end: `${seam.instance}.${manager.name}` }));
  const { addressWidth } = interfaceWidths(document.interfaces[manager.name]!, values);
  const shift = BigInt(outside.base) - BigInt.asUintN(addressWidth, BigInt(outside.base));
  const moved = (base: string) => (shift === 0n ? base : formatAddress(BigInt(base) + shift));
  const { readOnly, secure, privileged } = outside;
  return {
    ...own,
    base: moved(own.base),
    ...(own.aliases && { aliases: own.aliases.map((each) => ({ ...each, base: moved(each.base) })) }),
    ...(readOnly && { readOnly }),
    ...(secure && { secure }),
    ...(privileged && { privileged }),
  };
}

/** The inner entry for what is outside: its own entry says the same, or there is none and it needs this one. */
function leaveOut(seam: Seam, name: string, block: AddressBlock): void {
  if (block.managers || block.readOnly || block.secure || block.privileged || block.aliases)
    seam.refuse(say('refused/dissolve-view', { end: `${seam.instance}.${name}` }));
  const seen = `${seam.instance}.${name}`;
  const link = seam.outer.reach.entering.find(({ manager }) => manager.key === seen);
  if (link && seam.outer.design.blocks.get(link.subordinate.instance ?? '')?.shape?.generated === undefined)
    seam.result.addressMap[link.subordinate.key] ??= block;
}

/** Managers inside that leave by each interface of the instance, by their names outside. */
function managersBehind(seam: Seam): Map<string, string[]> {
  const { design, reach } = seam.inner;
  const found = new Map<string, string[]>();
  for (const link of reach.entering) {
    for (const { key, instance } of leavesBehind(design, reach, link)) {
      if (instance !== undefined || link.manager.instance === undefined) continue;
      const name = `${seam.instance}.${key}`;
      found.set(name, [...(found.get(name) ?? []), seam.renamed(link.manager.key)]);
    }
  }
  return found;
}
