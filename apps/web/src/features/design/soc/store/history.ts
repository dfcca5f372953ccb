import type { SocDocument, SocLayout } from '@netloom/model';
import { designs } from '../files/designs.ts';
import { setSoc } from './socStore.ts';
import type { Selection } from './socStore.ts';

export interface Change {
  document?: SocDocument;
  layout?: SocLayout;
  selection?: Selection;
}

/** Changes the design in one step that undo takes back. */
export function change({ document, layout, selection }: Change): void {
  const open = designs.current();
  if (open === undefined) return;
  const before = open.document;
  const next = { document: document ?? before.document, layout: layout ?? before.layout };
  if (next.document === before.document && next.layout === before.layout) return;
  designs.change(next);
  if (selection !== undefined) setSoc({ selection });
}
