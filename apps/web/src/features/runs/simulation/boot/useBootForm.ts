import { bootTargets, getAllSocCanvas, getFileName } from '@netloom/contract';
import type { RequestOf } from '@netloom/contract';
import { useState } from 'react';
import { useCall } from '../../../../api/index.ts';
import { useDeptId, useDesign } from '../../../../session/index.ts';
import { USUAL_LIMITS, useStartRun } from '../../run/index.ts';
import type { LimitChoice } from '../../run/index.ts';
import { firmwareFolders } from './firmwareFolders.ts';

/** What is booted; an emptied number is left to the server. */
interface BootFields extends LimitChoice {
  path: string;
  firmware: string;
  megacycles: number | undefined;
  trace: boolean;
}

const INITIAL = { megacycles: 0, trace: false, ...USUAL_LIMITS, seconds: 3600 };

/** What to boot: a run to repeat, else the design that is open or the first, under the designer's changes. */
export function useBootForm(from: RequestOf<'boot'> | null) {
  const deptId = useDeptId();
  const { designId } = useDesign();
  const targets = useCall(bootTargets, { query: { deptId } }, { staleTime: 0 });
  const canvases = useCall(getAllSocCanvas, { params: { x: deptId } });
  const sources = useCall(getFileName, { body: { deptId, resourcePath: '', resourceName: '.c' } });
  const [changes, setChanges] = useState<Partial<BootFields>>(from ?? {});
  const { mutate, isPending } = useStartRun();
  const rows = targets.data ?? [];
  const open = canvases.data?.find(({ socCanvasId }) => socCanvasId === designId);
  const natural = rows.find((row) => row.path === open?.path) ?? rows[0];
  const path = changes.path ?? natural?.path ?? '';
  const folders = firmwareFolders(sources.data ?? [], path);
  const form: BootFields = { ...INITIAL, firmware: folders[0] ?? '', ...changes, path };
  const set = (change: Partial<BootFields>) => setChanges((known) => ({ ...known, ...change }));
  return {
    ...{ form, set, folders, targets },
    start: () => mutate({ body: { ...form, kind: 'boot', deptId } }),
    starting: isPending,
  };
}
