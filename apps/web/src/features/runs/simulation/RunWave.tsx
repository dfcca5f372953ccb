import { FullscreenOutlined } from '@ant-design/icons';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { WaveViewer, runWave, waveDebugAddress } from '../../waves/viewer/index.ts';

/** The wave viewer on a run's dump. */
export default function RunWave({ runId, file }: { runId: string; file: string }) {
  const { t } = useTranslation('waves');
  const data = useMemo(() => runWave(runId, file), [runId, file]);
  const place = useMemo(() => ({ kind: 'run', runId, file }) as const, [runId, file]);
  const link = useMemo(
    () => (
      <Link to={waveDebugAddress(place)}>
        <FullscreenOutlined aria-hidden /> {t('debugLink')}
      </Link>
    ),
    [place, t],
  );
  return <WaveViewer data={data} place={place} link={link} />;
}
