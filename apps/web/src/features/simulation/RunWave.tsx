import { useMemo } from 'react';
import { WaveViewer, runWave } from '../waves/index.ts';

/** The wave viewer on a run's dump. */
export default function RunWave({ runId, file }: { runId: string; file: string }) {
  const data = useMemo(() => runWave(runId, file), [runId, file]);
  return <WaveViewer data={data} />;
}
