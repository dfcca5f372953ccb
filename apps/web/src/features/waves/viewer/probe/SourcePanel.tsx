import { Empty } from 'antd';
import { useTranslation } from 'react-i18next';
import type { WavePanelProps } from '../panels.ts';
import { SourceProbe } from './SourceProbe.tsx';

/** The source behind the waves of a run; other dumps say nothing of theirs. */
export default function SourcePanel(props: WavePanelProps) {
  const { t } = useTranslation('waves');
  const { place } = props;
  if (place.kind !== 'run')
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('probe.onlyRuns')} />;
  return <SourceProbe key={place.runId} {...props} runId={place.runId} />;
}
