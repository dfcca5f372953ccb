/** What Chromium, Firefox and Safari, and the loader of style sheets, say of a part of the program that does not come. */
const WORDS = /dynamically imported module|Importing a module script failed|Unable to preload CSS/;

/**
 * Whether a part of the program did not come: the network failed, or the server has a newer Netloom by now, which has
 * its parts under other names. The browser remembers the failure, so that only a reload helps.
 */
export function isFailedLoad(error: Error): boolean {
  return WORDS.test(error.message);
}
