import type { ProbeReply, ProbeSite } from '@netloom/contract';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CanvasLink } from './CanvasLink.tsx';
import type { ProbeTopic } from './probeStore.ts';
import { SiteButton } from './SiteButton.tsx';
import type { Viewpoint } from './SourceProbe.tsx';
import './probe.css';

interface Props {
  runId: string;
  signal: Extract<ProbeReply, { view: 'signal' }>;
  /** What a command asked for. */
  topic: ProbeTopic | null;
  onMove: (viewpoint: Viewpoint) => void;
}

/** The declaration of a signal, and the statements that drive and read it: one click goes there. */
export function ProbeCard({ runId, signal, topic, onMove }: Props) {
  const { t } = useTranslation('waves');
  const [chosen, setChosen] = useState<'drivers' | 'loads' | null>(null);
  const shown = chosen ?? (topic === 'loads' ? 'loads' : 'drivers');
  const { path, place, text, direction, parameter, drivers, loads } = signal;
  const list = shown === 'drivers' ? drivers : loads;
  const kind = parameter
    ? t('probe.parameter')
    : direction === ''
      ? t('probe.variable')
      : t(`probe.${direction}`);
  return (
    <section className="nl-wave-probe-card" aria-label={path}>
      <SiteButton
        title={`${path}\n${place.file}:${place.line}`}
        kind={kind}
        text={text}
        where={`${path} · ${place.file}:${place.line}`}
        onClick={() => onMove(signal)}
      />
      <div>
        <CanvasLink runId={runId} path={path} />
      </div>
      <Segmented
        size="small"
        block
        value={shown}
        onChange={setChosen}
        options={[
          { value: 'drivers', label: t('probe.drivers', { count: drivers.total }) },
          { value: 'loads', label: t('probe.loads', { count: loads.total }) },
        ]}
      />
      {list.total === 0 && <p className="nl-wave-probe-hint">{t(`probe.none.${shown}`)}</p>}
      <ul className="nl-wave-probe-sites">
        {list.sites.map((site) => (
          <li key={keyOf(site)}>
            <SiteLine site={site} onMove={onMove} />
          </li>
        ))}
      </ul>
      {list.total > list.sites.length && (
        <p className="nl-wave-probe-hint">
          {t('probe.more', { shown: list.sites.length, total: list.total })}
        </p>
      )}
    </section>
  );
}

const keyOf = ({ scope, path, bits, place }: ProbeSite) =>
  `${scope} ${path}${bits} ${place.file}:${place.line}:${place.column}`;

function SiteLine({ site, onMove }: { site: ProbeSite; onMove: Props['onMove'] }) {
  const { t } = useTranslation('waves');
  const { kind, path, bits, place, text, clock, scope } = site;
  return (
    <SiteButton
      title={`${path}${bits}\n${scope} · ${place.file}:${place.line}`}
      kind={t(`probe.kind.${kind}`) + (clock === '' ? '' : ` @(${clock})`)}
      text={text}
      where={`${path}${bits} · ${place.file}:${place.line}`}
      onClick={() => onMove(site)}
    />
  );
}
