import { Activity } from 'react';
import { useTranslation } from 'react-i18next';
import { placeKey } from '../viewer/index.ts';
import { DumpTabs } from './DumpTabs.tsx';
import { OpenedDump } from './OpenedDump.tsx';
import { Opener } from './Opener.tsx';
import { useDrop } from './useDrop.ts';
import { useDumpTabs } from './useDumpTabs.ts';
import './waveDebug.css';

/** Opens dumps of runs, of the project and of the user's machine, each in a tab with its own view. */
export default function WaveDebugScreen() {
  const { t } = useTranslation('waveDebug');
  const { open, current, start, gone, show, choose, add, addFiles, close } = useDumpTabs();
  const drop = useDrop(addFiles);
  return (
    <div className="nl-wave-debug-screen" {...drop.handlers}>
      {open.length > 0 && (
        <DumpTabs open={open} current={current} onShow={show} onClose={close} onAdd={choose} />
      )}
      {open.map(({ place }) => {
        const key = placeKey(place);
        return (
          <Activity key={key} mode={key === current ? 'visible' : 'hidden'}>
            <div className="nl-wave-debug-viewer">
              <OpenedDump place={place} start={key === current ? start : undefined} />
            </div>
          </Activity>
        );
      })}
      {current === null && (
        <div className="nl-wave-debug-scroll">
          {gone && <p className="nl-wave-debug-gone">{t('local.gone', { name: gone.name })}</p>}
          <Opener onOpen={add} onFiles={addFiles} />
        </div>
      )}
      {drop.over && (
        <div className="nl-wave-debug-over" aria-hidden>
          {t('local.drop')}
        </div>
      )}
    </div>
  );
}
