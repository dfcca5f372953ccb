import type { VerilogFile } from '@netloom/contract';
import { useCallback } from 'react';
import { announceError } from '../../../../announce.ts';
import { useDeptId } from '../../../../session/index.ts';
import { readText } from './viewFiles.ts';
import type { LoadedView } from './viewFiles.ts';

type Apply = (content: string, path: string) => Promise<boolean>;

/** Shows views as they are stored; a save file of GTKWave is shown, and is none to be saved over. */
export function useTakeView(apply: Apply, onTaken: (view: LoadedView | undefined) => void) {
  const deptId = useDeptId();
  const takeStored = useCallback(
    async ({ socVerilogPath: path, verilogFile: text, hash }: VerilogFile) => {
      if (await apply(text, path)) onTaken(path.endsWith('.json') ? { path, hash, text } : undefined);
    },
    [apply, onTaken],
  );
  const load = useCallback(
    async (path: string) => {
      const file = await readText(deptId, path).catch(announceError);
      if (file) await takeStored({ ...file, socVerilogPath: path });
    },
    [deptId, takeStored],
  );
  return { takeStored, load };
}
