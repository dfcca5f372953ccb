import { vi } from 'vitest';
import type { Documents } from '../src/document/documents.ts';
import type { Stored } from '../src/document/editorKind.ts';
import type { EditorSample } from './editors.ts';
import { storedProject } from './storedProject.ts';
import type { StoredProject } from './storedProject.ts';

/** The call with this number, from now, waits until it is released. */
export function holdBack(number: number): () => void {
  const answer = fetch;
  const late = Promise.withResolvers<void>();
  let asked = 0;
  vi.stubGlobal('fetch', async (...input: Parameters<typeof fetch>) => {
    if (++asked === number) await late.promise;
    return answer(...input);
  });
  return () => late.resolve();
}

/** An editor with the first of its sample's documents open, and the project that stores it. */
export class OpenedSample<Doc, View, S extends Stored> {
  readonly project: StoredProject;
  readonly documents: Documents<Doc, View, S>;
  key = '';
  private readonly sample: EditorSample<Doc, View, S>;

  constructor(sample: EditorSample<Doc, View, S>) {
    const { documents, path, first } = sample;
    this.sample = sample;
    this.documents = documents;
    this.project = storedProject(path, documents.kind.write(first), () => this.project.stored());
    documents.use.setState({ documents: {}, current: undefined, clash: undefined, beneath: {}, gone: {} });
  }

  async open(): Promise<this> {
    await this.documents.open(this.sample.key ?? this.sample.path);
    this.key = this.documents.use.getState().current!;
    return this;
  }

  get shown() {
    return this.documents.get(this.key)!;
  }

  get stored(): string | undefined {
    return this.project.texts.at(-1);
  }

  get state() {
    return this.documents.use.getState();
  }

  edit(change: (document: Doc, value: number) => Doc, value: number): boolean {
    return this.documents.change(change(this.shown.document, value));
  }
}
