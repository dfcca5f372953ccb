import { CompressOutlined, ZoomInOutlined, ZoomOutOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Zoom } from './useZoom.ts';

/** Smaller, larger, and the whole width. */
export function ZoomTools({ zoom }: { zoom: Zoom }) {
  const { t } = useTranslation('pinClocks');
  const tools = [
    [t('zoomOut'), <ZoomOutOutlined key="out" />, zoom.smaller],
    [t('zoomIn'), <ZoomInOutlined key="in" />, zoom.larger],
    [t('fit'), <CompressOutlined key="fit" />, zoom.fit],
  ] as const;
  return (
    <div className="nl-pins-clock-zoom">
      {tools.map(([label, icon, act]) => (
        <Button
          key={label}
          size="small"
          type="text"
          icon={icon}
          title={label}
          aria-label={label}
          onClick={act}
        />
      ))}
    </div>
  );
}
