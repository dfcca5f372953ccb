import { useState } from 'react';
import { useDeptId } from '../../../../session/index.ts';
import { readChosen } from './readChosen.ts';
import type { Chosen } from './readChosen.ts';
import { storeChips } from './storeChips.ts';

/** Files that were chosen, read; the chips that they hold, of which one is shown, until they are stored. */
export function useImport() {
  const deptId = useDeptId();
  const [chosen, setChosen] = useState<Chosen>();
  const [shown, setShown] = useState(0);
  const [busy, setBusy] = useState(false);
  const chips = chosen?.chips.flatMap(({ imported }) => imported.chip ?? []) ?? [];

  async function choose(files: readonly File[]) {
    setBusy(true);
    setShown(0);
    setChosen(await readChosen(files));
    setBusy(false);
  }

  async function store() {
    setBusy(true);
    await storeChips(deptId, chips);
    setBusy(false);
  }

  return { chosen, shown, setShown, chips, busy, choose, store };
}
