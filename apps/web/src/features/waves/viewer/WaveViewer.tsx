import { Button, Result, Spin } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../announce.ts';
import { useSentences } from '../../../diagnostics/useSaid.ts';
import { joinedWave } from './joined/joinedWave.ts';
import { serverWave } from './source/index.ts';
import { useDump } from './useDump.ts';
import { Viewer } from './Viewer.tsx';
import type { ViewerProps } from './Viewer.tsx';
import type { WaveData } from './WaveData.ts';
import './waveViewer.css';

/** Shows a dump: scopes, signals and waves. `data` is kept by identity: a new object opens anew. */
export function WaveViewer({ data, ...props }: ViewerProps & { data: WaveData }) {
  const { t } = useTranslation('waves');
  // The words of faults, for whatever the viewer asks of the dump.
  useSentences();
  const joined = useMemo(() => joinedWave(data, serverWave), [data]);
  const { dump, error, reload } = useDump(joined);
  if (error) {
    return (
      <Result
        status="error"
        title={t('openFailed')}
        subTitle={errorText(error)}
        extra={<Button onClick={reload}>{t('retry')}</Button>}
      />
    );
  }
  if (!dump) return <Spin className="nl-wave-opening" />;
  return <Viewer dump={dump} {...props} />;
}
