/** Where the entries of a dictionary are shown. */
export function entriesAddress(dictId: number): string {
  return `/system/dict-data/index/${dictId}`;
}
