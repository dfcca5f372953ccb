import { InfoCircleOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { LocalDumps } from './LocalDumps.tsx';
import type { OpenDump } from './openDumps.ts';
import { ProjectDumps } from './ProjectDumps.tsx';
import { RecentDumps } from './RecentDumps.tsx';
import { RunDumps } from './RunDumps.tsx';
import './waveDebug.css';

interface Props {
  onOpen: (dump: OpenDump) => void;
  onFiles: (files: readonly File[]) => void;
}

/** Where dumps come from: runs, files of the project, the user's own machine; and what can be done with them here. */
export function Opener({ onOpen, onFiles }: Props) {
  const { t } = useTranslation('waveDebug');
  return (
    <div className="nl-wave-debug-opener">
      <header>
        <h2>{t('title')}</h2>
        <p>{t('text')}</p>
      </header>
      <div className="nl-wave-debug-columns">
        <RunDumps onOpen={onOpen} />
        <div className="nl-wave-debug-side">
          <LocalDumps onFiles={onFiles} />
          <RecentDumps onOpen={onOpen} />
          <ProjectDumps onOpen={onOpen} />
        </div>
      </div>
      <section className="nl-wave-debug-teach">
        <h3>
          <InfoCircleOutlined aria-hidden /> {t('teach.title')}
        </h3>
        <ul>
          {(['add', 'zoom', 'marker', 'find', 'view', 'keys'] as const).map((key) => (
            <li key={key}>{t(`teach.${key}`)}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
