import { isSame } from './same.ts';
import type { Stored } from './editorKind.ts';

const MOST_STEPS = 300;
/** Changes of one kind that follow each other faster are one step, ms. */
const JOINED_MS = 800;

/** What undo or redo brings back. */
export interface Step<Doc, View> {
  document: Doc;
  view: View;
  /** What the change did that leads from here, where its maker said it. */
  what: string | undefined;
}

/** A document that is open, with its edits: hiding the screen loses none of them. */
export interface OpenDocument<Doc, View = undefined, S extends Stored = Stored> {
  key: string;
  /** The stored text that the edits began from; undefined until a new document is saved first. */
  stored: S | undefined;
  /** What `stored` says. */
  saved: Doc | undefined;
  document: Doc;
  view: View;
  /** What the last change left behind, oldest first. */
  past: readonly Step<Doc, View>[];
  /** What undo took back, the next first. */
  future: readonly Step<Doc, View>[];
  /** The last change, when it may be joined by the next one. */
  joining: { what: string; at: number } | undefined;
}

export interface ChangeOptions<View> {
  view?: View;
  /** What is done, for the names of undo and redo. */
  what?: string;
  /** Changes with the same name that follow at once are one step: what is typed. */
  joins?: string;
}

/** An open document of which nothing is edited yet. */
export function opened<Doc, View, S extends Stored>(
  key: string,
  document: Doc,
  view: View,
  stored: S | undefined,
): OpenDocument<Doc, View, S> {
  const saved = stored === undefined ? undefined : document;
  return { key, stored, saved, document, view, past: [], future: [], joining: undefined };
}

/** Whether it says something else than what is stored. */
export function isDirty({ document, saved }: { document: unknown; saved: unknown }): boolean {
  return document !== saved;
}

/** Takes another document over in one step that undo takes back; the same one when nothing is different. */
export function changed<Doc, View, S extends Stored>(
  open: OpenDocument<Doc, View, S>,
  next: Doc,
  { view = open.view, what, joins }: ChangeOptions<View> = {},
  now = performance.now(),
): OpenDocument<Doc, View, S> {
  if (isSame(next, open.document)) return open;
  const { joining, saved } = open;
  const isJoined = joins !== undefined && joining?.what === joins && now - joining.at < JOINED_MS;
  const step = { document: open.document, view: open.view, what };
  return {
    ...open,
    // What is edited back to what is stored is no longer unsaved.
    document: saved !== undefined && isSame(next, saved) ? saved : next,
    view,
    past: isJoined ? open.past : [...open.past, step].slice(-MOST_STEPS),
    future: [],
    joining: joins === undefined ? undefined : { what: joins, at: now },
  };
}

/** One step back; the same one where there is none. */
export function undone<Doc, View, S extends Stored>(
  open: OpenDocument<Doc, View, S>,
): OpenDocument<Doc, View, S> {
  const back = open.past.at(-1);
  if (back === undefined) return open;
  const { document, view } = open;
  return {
    ...open,
    document: back.document,
    view: back.view,
    past: open.past.slice(0, -1),
    future: [{ document, view, what: back.what }, ...open.future],
    joining: undefined,
  };
}

/** One step forward again; the same one where there is none. */
export function redone<Doc, View, S extends Stored>(
  open: OpenDocument<Doc, View, S>,
): OpenDocument<Doc, View, S> {
  const [next, ...future] = open.future;
  if (next === undefined) return open;
  const { document, view, past } = open;
  return {
    ...open,
    document: next.document,
    view: next.view,
    past: [...past, { document, view, what: next.what }],
    future,
    joining: undefined,
  };
}
