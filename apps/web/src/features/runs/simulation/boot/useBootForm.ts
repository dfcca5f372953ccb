import { bootTargets, getFileName } from '@netloom/contract';
import type { RequestOf } from '@netloom/contract';
import { useState } from 'react';
import { useCall } from '../../../../api/index.ts';
import { useDeptId, useSelectedDesign } from '../../../../session/index.ts';
import { firstOf, USUAL_LIMITS, useStartRun } from '../../run/index.ts';
import type { LimitChoice } from '../../run/index.ts';
import { firmwareFolders } from './firmwareFolders.ts';

/** What is booted; an emptied number is left to the server. */
export interface BootFields extends LimitChoice {
  path: string;
  firmware: string;
  megacycles: number | undefined;
  trace: boolean;
  breakdown: boolean;
}

const INITIAL = { megacycles: 0, trace: false, breakdown: false, ...USUAL_LIMITS, seconds: 3600 };

/** What to boot: a run to repeat, else the selected design if it has a processor, under the designer's changes. */
export function useBootForm(from: RequestOf<'boot' | 'debug'> | null) {
  const deptId = useDeptId();
  const design = useSelectedDesign();
  const targets = useCall(bootTargets, { query: { deptId } }, { staleTime: 0 });
  const sources = useCall(getFileName, { body: { deptId, resourcePath: '', resourceName: '.c' } });
  const [changes, setChanges] = useState<Partial<BootFields>>(from ?? {});
  const { mutate, isPending } = useStartRun();
  const rows = targets.data ?? [];
  const natural = firstOf(rows, design, (row, selected) => row.path === selected.path);
  const path = changes.path ?? natural?.path ?? '';
  const folders = firmwareFolders(sources.data ?? [], path);
  const form: BootFields = { ...INITIAL, firmware: folders[0] ?? '', ...changes, path };
  const set = (change: Partial<BootFields>) => setChanges((known) => ({ ...known, ...change }));
  return {
    ...{ form, set, folders, targets },
    /** Name of the selected design, where it cannot be booted and no other is chosen. */
    unbootable: rows.length > 0 && path === '' ? design?.socName : undefined,
    start: () => mutate({ body: { ...form, kind: 'boot', deptId } }),
    debug: () => mutate({ body: { ...form, kind: 'debug', deptId } }),
    starting: isPending,
  };
}
