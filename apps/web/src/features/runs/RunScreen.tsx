import type { RunKind } from '@netloom/model';
import { Empty } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { Results } from './resultTab.ts';
import { RunList } from './RunList.tsx';
import { RunView } from './RunView.tsx';
import { useRunChanges } from './useRunChanges.ts';
import './runs.css';

interface RunScreenProps {
  /** Kinds that the list beside the form shows. */
  kinds: readonly RunKind[];
  form: ReactNode;
  results?: Results;
  /** What to do while no run is chosen. */
  hint: string;
}

/** A kind's form and recent runs on the left, the run of the address on the right. */
export function RunScreen({ kinds, form, results, hint }: RunScreenProps) {
  const [search] = useSearchParams();
  const runId = search.get('run');
  const [wide, setWide] = useState(false);
  useRunChanges();
  return (
    <div className="nl-run-screen" data-run={runId !== null} data-wide={wide && runId !== null}>
      <aside>
        {form}
        <RunList kinds={kinds} shown={runId} />
      </aside>
      {runId === null ? (
        <Empty className="nl-centre nl-run-none" description={hint} />
      ) : (
        <RunView key={runId} runId={runId} results={results} wide={wide} onWiden={() => setWide(!wide)} />
      )}
    </div>
  );
}
