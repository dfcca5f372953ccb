import type { WaveInfo, WaveVariable } from '@netloom/waves';
import { useCallback, useEffect, useState } from 'react';
import { defaultSignals } from './view/defaultSignals.ts';
import type { WaveData } from './WaveData.ts';

export interface Dump {
  data: WaveData;
  info: WaveInfo;
  /** What is shown at first. */
  variables: WaveVariable[];
}

interface Opened {
  data: WaveData;
  attempt: number;
  dump?: Dump;
  error?: Error;
}

/** Opens a dump; `reload` tries again after an error. */
export function useDump(data: WaveData): { dump?: Dump; error?: Error; reload: () => void } {
  const [opened, setOpened] = useState<Opened>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let current = true;
    const settle = (result: Pick<Opened, 'dump' | 'error'>) => {
      if (current) setOpened({ data, attempt, ...result });
    };
    Promise.all([data.info(), defaultSignals(data)]).then(
      ([info, variables]) => settle({ dump: { data, info, variables } }),
      (error: Error) => settle({ error }),
    );
    return () => {
      current = false;
    };
  }, [data, attempt]);
  const reload = useCallback(() => setAttempt((n) => n + 1), []);
  const isCurrent = opened?.data === data && opened.attempt === attempt;
  return isCurrent ? { dump: opened.dump, error: opened.error, reload } : { reload };
}
