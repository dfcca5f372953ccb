import type { SocDocument } from '@netloom/model';

export interface Replaceable {
  /** The block that all of them are instances of. */
  vlnv: string;
  names: string[];
  /** These and the others of the diagram. */
  all: string[];
}

/** The selected instances, if all are of one block. */
export function replaceable({ instances }: SocDocument, selected: Iterable<string>): Replaceable | undefined {
  const names = [...selected].filter((name) => Object.hasOwn(instances, name));
  const vlnv = names[0] === undefined ? undefined : instances[names[0]]!.ip;
  if (vlnv === undefined || names.some((name) => instances[name]!.ip !== vlnv)) return undefined;
  return { vlnv, names, all: Object.keys(instances).filter((name) => instances[name]!.ip === vlnv) };
}
