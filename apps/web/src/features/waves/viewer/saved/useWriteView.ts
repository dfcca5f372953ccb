import type { VerilogFile } from '@netloom/contract';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError, announceSuccess } from '../../../../announce.ts';
import { storedFile } from '../../../../api/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { viewName, writeText } from './viewFiles.ts';
import type { LoadedView } from './viewFiles.ts';

/** A view that another one was stored in the place of. */
export interface ViewClash {
  stored: VerilogFile;
  /** The text that was to be written. */
  mine: string;
}

/** Writes a view over the file with a hash; what is stored there by now is a clash until somebody decides. */
export function useWriteView(onWritten: (view: LoadedView) => void) {
  const { t } = useTranslation('waves');
  const deptId = useDeptId();
  const [clash, setClash] = useState<ViewClash>();
  const write = useCallback(
    async (path: string, mine: string, over: string): Promise<boolean> => {
      try {
        const { hash } = await writeText(deptId, path, mine, over);
        onWritten({ path, hash, text: mine });
        setClash(undefined);
        announceSuccess(t('saved.done', { name: viewName(path) }));
        return true;
      } catch (error) {
        const stored = storedFile(error);
        if (stored) setClash({ stored, mine });
        else announceError(error);
        return false;
      }
    },
    [deptId, onWritten, t],
  );
  return { write, clash, setClash };
}
