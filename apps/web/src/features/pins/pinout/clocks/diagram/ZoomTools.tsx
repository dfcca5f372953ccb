import { CompressOutlined, ZoomInOutlined, ZoomOutOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shortcutText } from '../../../../../commands/chord.ts';
import type { Zoom } from './useZoom.ts';
import { zoomCommands } from './zoomCommands.ts';

const ICONS: Record<string, ReactNode> = {
  zoomOut: <ZoomOutOutlined />,
  zoomIn: <ZoomInOutlined />,
  fit: <CompressOutlined />,
};

/** Smaller, larger, and the whole width. */
export function ZoomTools({ zoom }: { zoom: Zoom }) {
  const { t } = useTranslation('pinClocks');
  return (
    <div className="nl-pins-clock-zoom">
      {zoomCommands.commands.map(({ id, keys, run }) => {
        const label = t(zoomCommands.title(id));
        return (
          <Button
            key={id}
            size="small"
            type="text"
            icon={ICONS[id]}
            title={`${label} (${shortcutText(keys![0]!)})`}
            aria-label={label}
            onClick={() => run(zoom)}
          />
        );
      })}
    </div>
  );
}
