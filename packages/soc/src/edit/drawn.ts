import type { SocLayout } from '@netloom/model';
import { renameKeys } from '../document/renames/renameAll.ts';

/** What a layout says of blocks, each of them under the name that `to` gives, and none that it gives no name. */
function mapped(layout: SocLayout, to: <T>(record: Record<string, T>) => Record<string, T>): SocLayout {
  const { insides = {}, ...rest } = layout;
  const inside = to(insides);
  return { ...rest, blocks: to(layout.blocks), ...(Object.keys(inside).length > 0 && { insides: inside }) };
}

/** A layout that speaks of blocks by their new names. */
export const renameDrawn = (layout: SocLayout, names: ReadonlyMap<string, string>): SocLayout =>
  mapped(layout, (record) => renameKeys(record, names));

/** A layout with only the blocks that are wanted. */
export const onlyDrawn = (layout: SocLayout, isWanted: (name: string) => boolean): SocLayout =>
  mapped(layout, (record) => Object.fromEntries(Object.entries(record).filter(([name]) => isWanted(name))));

/** What a layout says of insides of blocks that are put into another one under other names. */
export function insidesUnder(layout: SocLayout | undefined, names: ReadonlyMap<string, string>) {
  const found = [...names].flatMap(([from, to]) => {
    const inside = layout?.insides?.[from];
    return inside ? [[to, inside] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

/** A layout with further insides. */
export const withInsides = (layout: SocLayout, insides: SocLayout['insides']): SocLayout =>
  insides ? { ...layout, insides: { ...layout.insides, ...insides } } : layout;
