import type { ProbePlace, ProbeSite } from '@netloom/contract';
import { probe } from '@netloom/contract';
import { Alert } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../../announce.ts';
import { useCall } from '../../../../api/index.ts';
import { Loading } from '../../../../Loading.tsx';
import type { WavePanelProps } from '../panels.ts';
import { leadRow } from '../view/select.ts';
import { InstanceSource } from './InstanceSource.tsx';
import { ProbeCard } from './ProbeCard.tsx';
import { useProbe } from './probeStore.ts';
import type { ProbeTopic } from './probeStore.ts';
import './probe.css';

/** What of the design the panel looks at; without a place the beginning of the instance's module. */
export interface Viewpoint {
  scope: string;
  place: ProbePlace | null;
}

const KEPT = { staleTime: Infinity, meta: { quiet: true } } as const;

/** The instance that holds a signal, until its declaration is known. */
const parentOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('.')));

/** Follows the signal that leads the selection, unless a command asked for another since. */
function useProbedPath(view: WavePanelProps['view']): { path: string | undefined; topic: ProbeTopic | null } {
  const row = leadRow(view);
  const lead = row?.kind === 'signal' ? row.parts[0]?.path : undefined;
  const asked = useProbe((state) => state.asked);
  const [seen, setSeen] = useState({ lead, asked, path: asked?.path ?? lead });
  if (seen.asked !== asked) setSeen({ lead, asked, path: asked?.path ?? lead });
  else if (seen.lead !== lead) setSeen({ lead, asked, path: lead ?? seen.path });
  return { path: seen.path, topic: asked?.path === seen.path ? (asked?.topic ?? null) : null };
}

/** A source with the values at the cursor, and what declares, drives and reads the signal that is looked at. */
export function SourceProbe({ runId, dump, view, dispatch }: WavePanelProps & { runId: string }) {
  const { t } = useTranslation('waves');
  const { path, topic } = useProbedPath(view);
  const asked = useProbe((state) => state.asked);
  const [viewpoint, setViewpoint] = useState<Viewpoint | null>(null);
  const [answered, setAnswered] = useState<typeof asked>(null);
  const signal = useCall(
    probe,
    { query: { runId, view: 'signal', path: path ?? '' } },
    { ...KEPT, enabled: path !== undefined },
  );
  const found = signal.data?.view === 'signal' ? signal.data : undefined;

  // A command moves the source; so does the first signal that is looked at.
  if (found && asked && answered !== asked && asked.path === path) {
    setAnswered(asked);
    const site: ProbeSite | undefined =
      topic === 'drivers' ? found.drivers.sites[0] : topic === 'loads' ? found.loads.sites[0] : undefined;
    setViewpoint(site && topic !== 'declaration' ? { scope: site.scope, place: site.place } : found);
  } else if (found && viewpoint === null) setViewpoint(found);

  const scope = viewpoint?.scope ?? (signal.error && path ? parentOf(path) : undefined);
  if (path === undefined && viewpoint === null)
    return <p className="nl-wave-probe-hint">{t('probe.choose')}</p>;
  if (signal.isPending && viewpoint === null) return <Loading />;
  return (
    <div className="nl-wave-probe-panel">
      {scope !== undefined && (
        <InstanceSource
          {...{ runId, dump, view, dispatch, scope }}
          place={viewpoint?.place ?? null}
          selected={found?.path ?? null}
          onMove={setViewpoint}
        />
      )}
      {signal.error && (
        <Alert type="warning" showIcon className="nl-wave-probe-error" title={errorText(signal.error)} />
      )}
      {found && (
        <ProbeCard key={found.path} runId={runId} signal={found} topic={topic} onMove={setViewpoint} />
      )}
    </div>
  );
}
