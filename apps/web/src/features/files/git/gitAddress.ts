import { searchOf } from './changes/selection.ts';

/** The address that shows what git says of a file: its change, or the decision on its conflict. */
export function gitAddress(path: string): string {
  return `/example/base?${searchOf({ path, staged: false })}`;
}
