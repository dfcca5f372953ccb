import type { Diagnostic } from '../diagnostic.ts';
import type { IpDescriptor } from '../ipDescriptor.ts';

/** A text that is made of a document; its path is relative to the folder that the files go to. */
export interface GeneratedText {
  path: string;
  text: string;
  /** The user's own from then on: written where there is none, never over what is there. */
  once?: true;
}

export interface Generated {
  /** Empty when there are errors. */
  files: readonly GeneratedText[];
  diagnostics: readonly Diagnostic[];
  /** What the document is on the palette; absent for one that makes no block. */
  descriptor?: IpDescriptor;
  /** Files of earlier generations that are not made any more, but stay. */
  kept?: readonly string[];
}

/** What a document is generated among. */
export interface GenerationSite<Context = unknown> {
  /** What the check sees too, or what of it only generating asks for. */
  context: Context;
  /** The texts that `takesOver` names, by path relative to the folder. */
  existing: ReadonlyMap<string, string>;
  /** Which of the outputs; all when absent. */
  outputs?: readonly string[] | undefined;
}

/** What makes the files, which is loaded where files are made alone. */
export interface GeneratorProgram<Doc, Context> {
  /** The same document and site give the same bytes. */
  generate(document: Doc, site: GenerationSite<Context>): Generated | Promise<Generated>;
  /** Ids of what can be asked for by itself: the files of what was not asked for stay as they are. */
  outputs?: readonly string[];
}

/**
 * Where the files go. `beside`: next to the document, which lies in a folder of its own name, a new one below this
 * folder of the project. `folder`: somewhere else in the project, which a document at this path asks for.
 */
export type GenerationPlace<Doc> = { beside: string } | { folder(document: Doc, path: string): string };

/** What is written of a kind of document, and how: all that a server, a command line or a screen asks to generate one. */
export interface DocumentGenerator<Doc = unknown, Context = unknown> {
  /** Names the list of what was generated, and the folder of a document that has one of its own. */
  nameOf(document: Doc): string;
  place: GenerationPlace<Doc>;
  /** Glob of the folder's files of which parts that people wrote are taken over. */
  takesOver?: string;
  /** What of a text was generated, without what people wrote there; all of it when absent. */
  essence?(text: string): string;
  /** A large document holds a program up for seconds: a server makes it in a thread of its own. */
  isLong?: true;
  load(): Promise<GeneratorProgram<Doc, Context>>;
}
