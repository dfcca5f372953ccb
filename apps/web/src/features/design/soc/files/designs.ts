import {
  ReplyCode,
  SaveConflict,
  getAllSocCanvas,
  saveOrupdateCanvas,
  selectCanvasBySocCanvasId,
} from '@netloom/contract';
import type { SocCanvas } from '@netloom/contract';
import type { SocDocument, SocLayout } from '@netloom/model';
import { layoutKind, readDocument, readLayout, socKind, writeDocument, writeLayout } from '@netloom/soc';
import { ApiError, callApi, callKey, queryClient, takeCall } from '../../../../api/index.ts';
import { i18n } from '../../../../i18n.ts';
import { Documents, openDept, pathOfText } from '../../../../document/index.ts';
import type { Stored } from '../../../../document/index.ts';
import { InsideChanged, isInstanceKey, viewShelf } from './viewShelf.ts';
import type { InstancePlace } from './viewShelf.ts';

/** What is edited on the canvas: the document, and where its blocks stand. */
export interface SocDesign {
  document: SocDocument;
  layout: SocLayout;
}

/** A canvas as it is stored; `text` is that of the document, `hash` those of document and layout. */
export interface StoredCanvas extends Stored {
  socCanvasId: number;
  socName: string;
  layoutText: string;
  /** Set where it is the inside of one instance, which the design around it keeps. */
  within?: InstancePlace;
  /** Documents whose overrides follow names that its last save has changed. */
  followed?: readonly string[];
}

type Hashes = Pick<SocCanvas, 'hash' | 'layoutHash'>;

/** A change of the layout alone is one of the canvas too. */
const hashOf = ({ hash, layoutHash }: Hashes) => `${hash} ${layoutHash}`;

/** The inverse; what is to be made anew starts from no layout either. */
function hashesOf(both: string): { hash: string; layoutHash?: string } {
  const [hash = '', layoutHash] = both.split(' ');
  return layoutHash === undefined ? { hash } : { hash, layoutHash };
}

/** The designs that are open, by the ids of their canvases. */
export const designs = new Documents<SocDesign, undefined, StoredCanvas>({
  id: socKind.id,
  keyOf: ({ socCanvasId, within }) => (within ? `${within.parent}/${within.instance}` : String(socCanvasId)),
  read({ text, layoutText, path }) {
    const { document, diagnostics } = readDocument(text, path);
    const layout = readLayout(layoutText, path.replace('.soc.', '.layout.'));
    const isRead = document !== undefined && layout.document !== undefined;
    return {
      document: isRead ? { document, layout: layout.document! } : undefined,
      diagnostics: [...diagnostics, ...layout.diagnostics],
    };
  },
  write: ({ document }) => writeDocument(document),
  prepare: () => undefined,
  diff: (from, to) => [
    ...socKind.diff(from.document, to.document),
    ...layoutKind.diff(from.layout, to.layout),
  ],
  merge(base, mine, theirs, choices) {
    const { document, conflicts } = socKind.merge(base?.document, mine.document, theirs.document, choices);
    // Nobody has to decide on places: a block that both moved stays where it is seen. They do on words.
    const { document: layout, conflicts: drawn } = layoutKind.merge(
      base?.layout,
      mine.layout,
      theirs.layout,
      choices,
    );
    const words = drawn.filter(({ pointer }) => /^\/notes\/\w+(\/(text|colour))?$/.test(pointer));
    return { document: { document, layout }, conflicts: [...conflicts, ...words] };
  },
  load: (key) => (isInstanceKey(key) ? viewShelf().load(key) : loadCanvas(Number(key))),
  async store({ hash }, { document, layout }, before) {
    if (before?.within) return viewShelf().store(before, { document, layout });
    const { socCanvasId, socName } = before!;
    const texts = { toVerilogJson: writeDocument(document), layoutJson: writeLayout(layout) };
    const body = { socCanvasId, deptId: openDept(), socName, ...hashesOf(hash), ...texts };
    return storedCanvas(await callApi(saveOrupdateCanvas, { body }));
  },
  conflictOf(error, before) {
    if (error instanceof InsideChanged) return error.stored;
    if (!(error instanceof ApiError) || error.code !== ReplyCode.warning) return undefined;
    const { data } = SaveConflict.safeParse(error.data);
    return (
      data &&
      before && { ...before, text: data.toVerilogJson, layoutText: data.layoutJson, hash: hashOf(data) }
    );
  },
  async elsewhere(before) {
    if (before.within) return undefined;
    const path = await pathOfText(hashesOf(before.hash).hash);
    const rows = path === undefined ? [] : await callApi(getAllSocCanvas, { params: { x: openDept() } });
    const row = rows.find((each) => each.path === path);
    return row && loadCanvas(row.socCanvasId);
  },
  savedText({ within, path, followed }) {
    if (within) return i18n.t('soc:override.kept', { instance: within.instance });
    const name = path.slice(path.lastIndexOf('/') + 1);
    return followed && i18n.t('soc:override.followed', { name, paths: followed.join(', ') });
  },
  onStored: () => void queryClient.invalidateQueries({ queryKey: callKey(getAllSocCanvas) }),
});

export async function loadCanvas(id: number): Promise<StoredCanvas> {
  return storedCanvas(await takeCall(selectCanvasBySocCanvasId, { params: { id } }));
}

export function storedCanvas(canvas: SocCanvas): StoredCanvas {
  const { socCanvasId, socName, path, toVerilogJson: text, layoutJson: layoutText, followed } = canvas;
  const stored = { socCanvasId, socName, path, text, layoutText, hash: hashOf(canvas) };
  return followed ? { ...stored, followed } : stored;
}
