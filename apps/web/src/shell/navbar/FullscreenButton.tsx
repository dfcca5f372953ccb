import { FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { announceWarning } from '../../announce.ts';

function subscribe(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

/** Warns where the browser has no full screen. */
export function FullscreenButton() {
  const { t } = useTranslation();
  const full = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  const label = t(full ? 'fullscreen.leave' : 'fullscreen.enter');
  async function toggle(): Promise<void> {
    if (!document.fullscreenEnabled) return announceWarning(t('fullscreen.unsupported'));
    await (full ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  }
  return (
    <Button
      type="text"
      className="nl-wide-only"
      icon={full ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
      aria-label={label}
      title={label}
      onClick={() => void toggle()}
    />
  );
}
