import { StopOutlined, ThunderboltOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { isUnderWay } from './useMeasuring.ts';
import type { useMeasuring } from './useMeasuring.ts';

/** Starts the parts that are not measured yet; while some are under way, ends them. */
export function MeasureButton({ measuring }: { measuring: ReturnType<typeof useMeasuring> }) {
  const { t } = useTranslation('core');
  const { parts, ready, allowed, busy, start, stop } = measuring;
  if (parts.some(isUnderWay))
    return (
      <Button size="small" icon={<StopOutlined />} disabled={!allowed || busy} onClick={stop}>
        {t('timing.stop')}
      </Button>
    );
  return (
    <Button
      size="small"
      icon={<ThunderboltOutlined />}
      disabled={!ready || !allowed || busy}
      title={t(ready ? 'timing.measureHelp' : 'checks.generateFirst')}
      onClick={start}
    >
      {t('timing.measure')}
    </Button>
  );
}
