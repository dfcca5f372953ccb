import type { SocDocument, SocInstance, Vlnv } from '@netloom/model';
import { findRenames } from '../document/renames/findRenames.ts';
import { renameAll } from '../document/renames/renameAll.ts';
import { patchOf } from './patchOf.ts';
import { patched } from './patched.ts';

/** A document before and after names in it were changed, and those that it may stand below, by their VLNVs. */
export interface Renamed {
  from: SocDocument;
  to: SocDocument;
  others: ReadonlyMap<Vlnv, SocDocument>;
}

/**
 * A document whose instances' overrides speak of a renamed one by its new names, in whichever level it stands; the very
 * document where there is nothing to follow. What was no override that can be stays as it is written.
 */
export function followRenames(document: SocDocument, renamed: Renamed): SocDocument {
  const renames = findRenames(renamed.from, renamed.to);
  if (renames.length === 0) return document;
  return follow(document, [document.vlnv]);

  function follow(each: SocDocument, inside: readonly Vlnv[]): SocDocument {
    let isSame = true;
    const instances = Object.entries(each.instances).map(([name, instance]) => {
      const next = inside.includes(instance.ip) ? instance : followed(instance, inside);
      isSame &&= next === instance;
      return [name, next] as const;
    });
    return isSame ? each : { ...each, instances: Object.fromEntries(instances) };
  }

  function followed(instance: SocInstance, inside: readonly Vlnv[]): SocInstance {
    const { ip, patch } = instance;
    const definition = ip === renamed.from.vlnv ? renamed.from : renamed.others.get(ip);
    if (!patch || !definition) return instance;
    const { document: before, problems } = patched(definition, patch, isLevel);
    const below = follow(before, [...inside, ip]);
    const after = ip === renamed.from.vlnv ? renameAll(below, renames) : below;
    if (after === before) return instance;
    // Whatever else was changed in it is no matter of the overrides.
    const whole = follow(definition, [...inside, ip]);
    const { patch: next } = patchOf(ip === renamed.from.vlnv ? renameAll(whole, renames) : whole, after);
    if (!next) return instance;
    const broken = problems.map(({ pointer }) => [pointer, patch[pointer]!] as const);
    return { ...instance, patch: { ...Object.fromEntries(broken), ...next } };
  }

  function isLevel(vlnv: Vlnv): boolean {
    return vlnv === renamed.from.vlnv || renamed.others.has(vlnv);
  }
}
