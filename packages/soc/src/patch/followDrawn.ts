import type { InsideLayout, SocDocument, SocLayout, Vlnv } from '@netloom/model';
import { findRenames } from '../document/renames/findRenames.ts';
import { renameKeys } from '../document/renames/renameAll.ts';
import type { Renamed } from './followRenames.ts';

/** The layout of a document, in which what its instances have drawn otherwise speaks of a renamed one by its new names. */
export function followDrawn(layout: SocLayout, document: SocDocument, renamed: Renamed): SocLayout {
  const { from, to, others } = renamed;
  const names = new Map(findRenames(from, to).map((each) => [each.from, each.to]));
  if (names.size === 0 || !layout.insides) return layout;
  const insides = below(layout.insides, document, [document.vlnv]);
  return isSame(insides, layout.insides) ? layout : { ...layout, insides };

  function below(all: NonNullable<SocLayout['insides']>, around: SocDocument, way: readonly Vlnv[]) {
    const entries = Object.entries(all).map(([name, inside]) => {
      const { ip = '' } = around.instances[name] ?? {};
      return [name, way.includes(ip) ? inside : followed(inside, ip, [...way, ip])] as const;
    });
    return Object.fromEntries(entries);
  }

  function followed({ blocks, notes, insides }: InsideLayout, ip: Vlnv, way: readonly Vlnv[]): InsideLayout {
    const definition = ip === from.vlnv ? from : others.get(ip);
    const now = <T>(record: Record<string, T>) => (ip === from.vlnv ? renameKeys(record, names) : record);
    return {
      ...(blocks && { blocks: now(blocks) }),
      ...(notes && { notes }),
      ...(insides && { insides: now(definition ? below(insides, definition, way) : insides) }),
    };
  }
}

const isSame = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);
