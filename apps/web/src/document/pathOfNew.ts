import type { DocumentKind } from '@netloom/model';

/** Where a new document goes whose files lie beside it: below its kind's folder, in one of its own name. */
export function pathOfNew<Doc>(
  { id, suffix, generator }: Pick<DocumentKind<Doc>, 'id' | 'suffix' | 'generator'>,
  name: string,
): string {
  const place = generator?.place;
  if (place === undefined || !('beside' in place)) throw new Error(`${id} has no folder of its own`);
  return `${place.beside}/${name}/${name}${suffix}`;
}
