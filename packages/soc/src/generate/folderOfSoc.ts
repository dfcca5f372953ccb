import type { SocDocument } from '@netloom/model';

/** Where a design is generated, from the project's root. */
export function folderOfSoc({ name }: Pick<SocDocument, 'name'>): string {
  return `gen/${name}`;
}
