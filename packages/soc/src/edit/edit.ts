import type { SocDocument, SocLayout } from '@netloom/model';

/** A new document, or the reason why the edit was refused; the given document is never changed. */
export type Edit<More = object> =
  | ({ document: SocDocument; refused?: undefined } & More)
  | ({ document?: undefined; refused: string } & { [Key in keyof More]?: undefined });

/** A document with its layout, which an edit keeps in step. */
export interface Drawing {
  document: SocDocument;
  layout: SocLayout;
}

export function refuse(reason: string): { refused: string } {
  return { refused: reason };
}
