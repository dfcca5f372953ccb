/** A program's bundle: `source` is where it begins, in the tree at `root`. */
export class Bundled {
  constructor(root: string, source: string);
  /** The file to start it by, which does what the sources say now; the source itself where no bundle can be made. */
  path(): Promise<string>;
}

/** The file by which to start a program of the product. */
export function programOf(name: 'server' | 'netloom'): Promise<string>;
