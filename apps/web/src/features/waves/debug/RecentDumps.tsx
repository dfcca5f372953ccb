import { CloseOutlined, HistoryOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDeptId } from '../../../session/index.ts';
import { fileNameOf, placeKey } from '../viewer/index.ts';
import { localDump } from './localFiles.ts';
import { forgetRecent, useProjectDumps } from './openDumps.ts';
import type { OpenDump } from './openDumps.ts';
import './waveDebug.css';

/** Dumps that were open before. A local one is there only while the page knows its file. */
export function RecentDumps({ onOpen }: { onOpen: (dump: OpenDump) => void }) {
  const { t } = useTranslation('waveDebug');
  const deptId = useDeptId();
  const { recent } = useProjectDumps(deptId);
  const shown = recent.filter(({ place }) => place.kind !== 'local' || localDump(place.name)).slice(0, 6);
  if (shown.length === 0) return null;
  return (
    <section className="nl-wave-debug-list">
      <h3>{t('recent.title')}</h3>
      <ul>
        {shown.map((dump) => (
          <li key={placeKey(dump.place)} className="nl-wave-debug-recent">
            <button type="button" className="nl-wave-debug-dump" onClick={() => onOpen(dump)}>
              <HistoryOutlined aria-hidden />
              <span className="nl-wave-debug-name">{dump.title}</span>
              <span className="nl-wave-debug-note">{fileNameOf(dump.place)}</span>
            </button>
            <Button
              type="text"
              size="small"
              icon={<CloseOutlined />}
              title={t('recent.forget', { title: dump.title })}
              aria-label={t('recent.forget', { title: dump.title })}
              onClick={() => forgetRecent(deptId, dump.place)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
