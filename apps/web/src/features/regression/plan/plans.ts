import { getFileName } from '@netloom/contract';
import { regressKind } from '@netloom/model/regression';
import type { RegressFile } from '@netloom/model/regression';
import { callKey, queryClient } from '../../../api/index.ts';
import { Documents, fileShelf } from '../../../document/index.ts';
import type { OpenDocument } from '../../../document/index.ts';

export type OpenPlan = OpenDocument<RegressFile>;

/** The plans of regressions that are open. */
export const plans = new Documents<RegressFile>({
  ...regressKind,
  ...fileShelf,
  read: ({ text, path }) => regressKind.read(text, path),
  prepare: () => undefined,
  store: ({ path, hash }, plan) => fileShelf.storeText(path, regressKind.write(plan), hash),
  onStored() {
    void queryClient.invalidateQueries({ queryKey: callKey(getFileName) });
  },
});

/** Where a new plan of this name goes. */
export function pathOfNew(name: string): string {
  return `regress/${name}${regressKind.suffix}`;
}
