import type { Library } from '../library/library.ts';

export interface SocContext {
  library: Library;
  /**
   * The text of a file of the list of sources that does not lie in the project by itself, such as one that the product
   * brings; undefined for every other. Generating copies it to where the list has it.
   */
  sourceOf?(path: string): Promise<string> | undefined;
}
