import { regressionCoverage } from '@netloom/contract';
import type { CoveredRegression, RegressionCoverage } from '@netloom/contract';
import { Alert, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { Loading } from '../../../Loading.tsx';
import { errorText } from '../../../announce.ts';
import { useCall } from '../../../api/index.ts';
import { CoveredBlock } from './CoveredBlock.tsx';
import { Exclusions } from './Exclusions.tsx';
import { FiguresTable } from './FiguresTable.tsx';
import { Instances } from './Instances.tsx';
import { Overall } from './Overall.tsx';
import { Rank } from './Rank.tsx';
import { Source } from './Source.tsx';

const PARTS = ['files', 'modules', 'hierarchy', 'instances', 'testpoints', 'rank', 'exclusions'] as const;
type Part = (typeof PARTS)[number];

const partOf = (text: string | null): Part => PARTS.find((each) => each === text) ?? 'files';

interface PartViewProps {
  part: Part;
  coverage: RegressionCoverage;
  onOpen: (path: string) => void;
}

function PartView({ part, coverage, onOpen }: PartViewProps) {
  const { runId, socs } = coverage;
  if (part === 'instances') return <Instances runId={runId} socs={socs} />;
  if (part === 'rank') return <Rank runId={runId} />;
  if (part === 'exclusions') return <Exclusions coverage={coverage} onOpen={onOpen} />;
  const beside =
    part === 'hierarchy' ? (name: string) => <CoveredBlock name={name} socs={socs} /> : undefined;
  return (
    <FiguresTable
      key={part}
      part={part}
      rows={coverage[part]}
      {...(part === 'files' && { onOpen })}
      {...(beside && { beside })}
    />
  );
}

/** Figures of one regression, and one of its sources when the address names one. */
export function CoverageView({ runId, trend }: { runId: string; trend: readonly CoveredRegression[] }) {
  const { t } = useTranslation('regressionCoverage');
  const [search, setSearch] = useSearchParams();
  const { key } = useLocation();
  const [followed, setFollowed] = useState(key);
  const asked = search.get('part');
  const [part, setPart] = useState<Part>(partOf(asked));
  // A link that is followed while the screen is open already leads to its part as well.
  if (key !== followed) {
    setFollowed(key);
    if (asked !== null) setPart(partOf(asked));
  }
  const { data, error } = useCall(
    regressionCoverage,
    { query: { runId } },
    { staleTime: 0, retry: false, meta: { quiet: true } },
  );
  const source = search.get('source');
  const open = (path: string | null) => setSearch({ run: runId, ...(path !== null && { source: path }) });
  if (error !== null) return <Alert type="info" showIcon title={errorText(error)} />;
  if (data === undefined) return <Loading />;
  if (source !== null) return <Source coverage={data} path={source} onBack={() => open(null)} />;
  const labels = PARTS.map((value) => ({ value, label: t(`part.${value}`) }));
  return (
    <>
      <Overall coverage={data} trend={trend} />
      <div className="nl-regcov-parts">
        <Segmented size="small" value={part} options={labels} onChange={setPart} />
      </div>
      <p className="nl-dim">{t(`about.${part}`)}</p>
      <PartView key={search.has('filter') ? key : ''} part={part} coverage={data} onOpen={open} />
    </>
  );
}
