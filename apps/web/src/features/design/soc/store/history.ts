import { saidIn } from '@netloom/model';
import type { Said, SocDocument, SocLayout } from '@netloom/model';
import { refusedInside } from '@netloom/soc';
import { announceError, announceWarning } from '../../../../announce.ts';
import { sentencesOf } from '../../../../diagnostics/useSaid.ts';
import { i18n } from '../../../../i18n.ts';
import { designs } from '../files/designs.ts';
import { setSoc, useSoc } from './socStore.ts';
import type { Selection } from './socStore.ts';

export interface Change {
  document?: SocDocument;
  layout?: SocLayout;
  selection?: Selection;
}

/**
 * Changes the design in one step that undo takes back. False where the inside of one instance is shown, which cannot have the
 * change of its own: the person is told why, and where it can be made.
 */
export function change({ document, layout, selection }: Change): boolean {
  const open = designs.current();
  if (open === undefined) return false;
  const before = open.document;
  const next = { document: document ?? before.document, layout: layout ?? before.layout };
  if (next.document === before.document && next.layout === before.layout) return true;
  if (isRefusedInside(open.key, next.document)) return false;
  designs.change(next);
  if (selection !== undefined) setSoc({ selection });
  return true;
}

/** Whether an open design is the inside of one instance that cannot have this document of its own, which the person is told. */
export function isRefusedInside(key: string, next: SocDocument): boolean {
  const open = designs.get(key);
  const before = open?.document.document;
  const refused = open?.stored?.within && before && refusedInside(before, next, isLevel);
  if (!refused) return false;
  tellRefused(refused, before.name).catch(announceError);
  return true;
}

const isLevel = (vlnv: string): boolean => useSoc.getState().library.find(vlnv)?.document !== undefined;

async function tellRefused(said: Said, name: string): Promise<void> {
  await i18n.loadNamespaces(['checks', 'soc']);
  if (said.wording?.key === 'patch/section') return announceWarning(i18n.t('soc:override.ofAll', { name }));
  const why = saidIn(sentencesOf(i18n), said);
  announceWarning(i18n.t('soc:override.refused', { why, name }));
}
