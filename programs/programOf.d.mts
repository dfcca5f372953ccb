/** A program's bundle: `source` is where it begins, in the tree at `root`. */
export class Bundled {
  constructor(root: string, source: string);
  /** The file to start it by, which does what the sources say now; the source itself where no bundle can be made. */
  path(): Promise<string>;
  /** The bundle's folder, if there is one of the sources as they are. */
  made(): string | undefined;
}

/** The file by which to start a program of the product. */
export function programOf(name: 'server' | 'netloom'): Promise<string>;

/** The folder of a program's bundle, if one was made of the sources as they are. */
export function madeProgram(name: 'server' | 'netloom'): string | undefined;
