import type { Diagnostic } from '@netloom/model';
import { create } from 'zustand';
import type { StoreApi, UseBoundStore } from 'zustand';
import type { EditorKind, Stored } from './editorKind.ts';
import { changed, isDirty, opened, redone, undone } from './openDocument.ts';
import type { ChangeOptions, OpenDocument } from './openDocument.ts';
import { guard } from './leaving.ts';
import { keepRecent } from './recent.ts';

/** A stored text that cannot be read: what is wrong with it, and where. */
export interface Broken {
  path: string;
  diagnostics: readonly Diagnostic[];
}

/** Another text than the one that the edits began from lies under a document. */
export interface Clash<S extends Stored> {
  key: string;
  stored: S;
}

type ByKey<T> = Readonly<Record<string, T>>;

export interface DocumentsState<Doc, View, S extends Stored> {
  documents: Readonly<Record<string, OpenDocument<Doc, View, S>>>;
  /** Key of the one that is shown. */
  current: string | undefined;
  broken: Broken | undefined;
  /** What is to be decided, shown as a dialog. */
  clash: Clash<S> | undefined;
  /** What was found beneath open documents and nobody has decided on, by key. */
  beneath: ByKey<S>;
  /** Open documents whose files are not there any more, by key. */
  gone: ByKey<Gone<S>>;
}

/** The file beneath an open document was deleted or renamed. */
export interface Gone<S extends Stored> {
  /** The one file that has the text which was opened, under another path. */
  elsewhere: S | undefined;
}

function without<T>(record: ByKey<T>, key: string): ByKey<T> {
  if (!(key in record)) return record;
  return Object.fromEntries(Object.entries(record).filter(([other]) => other !== key));
}

/** The open documents of one kind, and everything that can be done with them. Plain state: React stands around it. */
export class Documents<Doc, View = undefined, S extends Stored = Stored> {
  readonly kind: EditorKind<Doc, View, S>;
  /** Key of what was asked for last. */
  private wanted: string | undefined;
  private readonly broken = new Map<string, Broken>();
  readonly use: UseBoundStore<StoreApi<DocumentsState<Doc, View, S>>>;

  constructor(kind: EditorKind<Doc, View, S>) {
    this.kind = kind;
    this.use = create<DocumentsState<Doc, View, S>>(() => ({
      documents: {},
      current: undefined,
      broken: undefined,
      clash: undefined,
      beneath: {},
      gone: {},
    }));
    guard(() => Object.values(this.use.getState().documents).some(isDirty));
  }

  get(key: string): OpenDocument<Doc, View, S> | undefined {
    return this.use.getState().documents[key];
  }

  current(state = this.use.getState()): OpenDocument<Doc, View, S> | undefined {
    return state.current === undefined ? undefined : state.documents[state.current];
  }

  readonly useCurrent = (): OpenDocument<Doc, View, S> | undefined =>
    this.use((state) => this.current(state));

  put(open: OpenDocument<Doc, View, S>): void {
    this.use.setState(({ documents }) => ({ documents: { ...documents, [open.key]: open } }));
  }

  keyOf(stored: S): string {
    return this.kind.keyOf?.(stored) ?? stored.path;
  }

  isReadOnly(key: string): boolean {
    return this.kind.isReadOnly?.(key) ?? false;
  }

  /** Shows a document: with its edits if it is open, else as the project has it. The one that is asked for last stays. */
  async open(key: string): Promise<void> {
    this.wanted = key;
    if (this.get(key) !== undefined) {
      this.broken.delete(key);
      return this.show(key);
    }
    const stored = await this.kind.load(key);
    // Opened a second time meanwhile, it may have edits already.
    await this.take(stored, () => this.get(this.keyOf(stored)) === undefined);
    if (this.wanted === key) this.show(this.keyOf(stored));
  }

  /** Shows what the project has, and forgets edits; what cannot be read is said instead. */
  async openStored(stored: S): Promise<void> {
    await this.take(stored, () => true);
    this.show(this.keyOf(stored));
  }

  private async take(stored: S, isWanted: () => boolean): Promise<void> {
    const key = this.keyOf(stored);
    const { document, diagnostics } = this.kind.read(stored);
    if (document === undefined) {
      this.broken.set(key, { path: stored.path, diagnostics });
      return;
    }
    this.broken.delete(key);
    const view = await this.kind.prepare(document, this.get(key)?.view, key);
    if (!isWanted()) return;
    this.put(opened<Doc, View, S>(key, document, view, stored));
    this.see(key, undefined);
  }

  /** Opens a document that the project does not have yet; the first save writes it. */
  openNew(key: string, document: Doc, view: View): void {
    this.put(opened<Doc, View, S>(key, document, view, undefined));
    this.show(key);
  }

  show(key: string): void {
    this.wanted = key;
    const broken = this.broken.get(key);
    this.use.setState({ current: broken ? undefined : key, broken });
    if (broken === undefined) keepRecent(this.kind.id, key);
  }

  /** Changes what is shown in one step that undo takes back. True when it says something else now. */
  change(document: Doc, options?: ChangeOptions<View>): boolean {
    const { current } = this.use.getState();
    return current !== undefined && this.changeIn(current, document, options);
  }

  /** The same for any open document, shown or not. */
  changeIn(key: string, document: Doc, options?: ChangeOptions<View>): boolean {
    const open = this.get(key);
    if (open === undefined || this.isReadOnly(key)) return false;
    const next = changed(open, document, options);
    if (next !== open) this.put(next);
    return next !== open;
  }

  /** Takes over what nobody has edited, such as a computed arrangement, as what is stored. False where there are edits. */
  settle(document: Doc): boolean {
    const open = this.current();
    if (open === undefined || isDirty(open)) return false;
    this.put({ ...open, document, saved: document });
    return true;
  }

  /** Sets what the editor keeps beside the document; no step of undo. */
  setView(view: View): void {
    const open = this.current();
    if (open !== undefined) this.put({ ...open, view });
  }

  readonly undo = (): void => {
    const open = this.current();
    if (open !== undefined) this.put(undone(open));
  };

  readonly redo = (): void => {
    const open = this.current();
    if (open !== undefined) this.put(redone(open));
  };

  /** Forgets the edits of a document; one that was never saved is closed. */
  async discard(key: string): Promise<void> {
    const { stored } = this.get(key) ?? {};
    if (stored === undefined) this.forget(key);
    else await this.openStored(this.use.getState().beneath[key] ?? stored);
  }

  forget(key: string): void {
    this.use.setState(({ documents, beneath, gone, current, clash }) => ({
      documents: without(documents, key),
      beneath: without(beneath, key),
      gone: without(gone, key),
      current: current === key ? undefined : current,
      clash: clash?.key === key ? undefined : clash,
    }));
  }

  /** The same document, with its edits, under another key and stored text. */
  move(from: string, to: string, stored: S | undefined): void {
    const open = this.get(from);
    if (open === undefined) return;
    const isShown = this.use.getState().current === from;
    if (from !== to) this.forget(from);
    this.put({ ...open, key: to, stored });
    if (isShown) this.show(to);
  }

  /** Notes what lies beneath a document now; undefined when that is what its edits began from. */
  see(key: string, stored: S | undefined): void {
    this.use.setState(({ beneath, gone }) => ({
      beneath: stored === undefined ? without(beneath, key) : { ...beneath, [key]: stored },
      gone: without(gone, key),
    }));
  }

  /** Notes that the file beneath a document is not there any more. */
  miss(key: string, elsewhere: S | undefined): void {
    this.use.setState(({ beneath, gone }) => ({
      beneath: without(beneath, key),
      gone: { ...gone, [key]: { elsewhere } },
    }));
  }

  /** Asks what becomes of a document beneath which another text lies. */
  ask(clash: Clash<S> | undefined): void {
    this.use.setState({ clash });
  }
}
