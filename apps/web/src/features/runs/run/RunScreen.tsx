import { KINDS } from '@netloom/contract';
import type { RunScreen as Screen } from '@netloom/contract';
import { Empty } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { KindResults } from './resultTab.ts';
import { RunList } from './RunList.tsx';
import { RunView } from './RunView.tsx';
import { useRunChanges } from './useRunChanges.ts';
import './runs.css';

interface RunScreenProps {
  /** The list beside the form shows the kinds of this screen. */
  screen: Screen;
  form: ReactNode;
  /** What a run of a kind brought, beside what every run shows. */
  results: KindResults;
  /** What to do while no run is chosen. */
  hint: string;
}

/** A kind's form and recent runs on the left, the run of the address on the right. */
export function RunScreen({ screen, form, results, hint }: RunScreenProps) {
  const [search] = useSearchParams();
  const runId = search.get('run');
  const [wide, setWide] = useState(false);
  useRunChanges();
  const kinds = KINDS.filter((each) => each.screen === screen).map(({ kind }) => kind);
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
