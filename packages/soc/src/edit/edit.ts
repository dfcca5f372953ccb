import type { Said, SocDocument, SocLayout } from '@netloom/model';

/** A new document, or the reason why the edit was refused; the given document is never changed. */
export type Edit<More = object> =
  | ({ document: SocDocument; refused?: undefined } & More)
  | ({ document?: undefined; refused: Said } & { [Key in keyof More]?: undefined });

/** A document with its layout, which an edit keeps in step. */
export interface Drawing {
  document: SocDocument;
  layout: SocLayout;
}

export function refuse(reason: Said): { refused: Said } {
  return { refused: reason };
}
