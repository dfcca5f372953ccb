import { Activity, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { announceWarning } from '../../../announce.ts';
import { useDeptId } from '../../../session/index.ts';
import { placeKey, searchOf } from '../viewer/index.ts';
import type { WavePlace } from '../viewer/index.ts';
import { placeOf, startOf } from './address.ts';
import { DumpTabs } from './DumpTabs.tsx';
import { isDumpName, keepLocal, localDump, localDumps } from './localFiles.ts';
import { closeDump, openDump, recallDumps, useProjectDumps } from './openDumps.ts';
import type { OpenDump } from './openDumps.ts';
import { OpenedDump } from './OpenedDump.tsx';
import { Opener } from './Opener.tsx';
import { useClosing } from './useClosing.ts';
import { useDrop } from './useDrop.ts';
import { useDumpTitle } from './useDumpTitle.ts';
import styles from './WaveDebug.module.css';

/** The place of the address, unless it is a local file that this page does not have. */
function usePlace(deptId: number) {
  const [search, setSearch] = useSearchParams();
  const place = placeOf(search, deptId);
  const isGone = place?.kind === 'local' && !localDump(place.name);
  return { place: isGone ? null : place, gone: isGone ? place : null, search, setSearch };
}

/** Opens dumps of runs, of the project and of the user's machine, each in a tab with its own view. */
export default function WaveDebugScreen() {
  const { t } = useTranslation('waveDebug');
  const deptId = useDeptId();
  const { place, gone, search, setSearch } = usePlace(deptId);
  const { open } = useProjectDumps(deptId);
  const title = useDumpTitle(place);
  useClosing(open);
  const current = place && placeKey(place);
  useEffect(() => recallDumps(deptId), [deptId]);
  useEffect(() => {
    if (place && title !== undefined) openDump(deptId, { place, title });
    // A place is made anew from the address each time; its key says whether it is another.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [deptId, current, title]);

  const show = (next: WavePlace) => setSearch(searchOf(next));
  function openIt(dump: OpenDump) {
    openDump(deptId, dump);
    show(dump.place);
  }
  function close(closed: WavePlace) {
    closeDump(deptId, closed);
    if (placeKey(closed) !== current) return;
    const left = open.filter((dump) => placeKey(dump.place) !== placeKey(closed)).at(-1);
    setSearch(left ? searchOf(left.place) : {});
  }
  function openFiles(files: readonly File[]) {
    const dumps = localDumps(files);
    const unknown = dumps.find(({ file }) => !isDumpName(file.name));
    if (unknown) return announceWarning(t('local.unknown', { name: unknown.file.name }));
    for (const dump of dumps) {
      keepLocal(dump);
      openIt({ place: { kind: 'local', name: dump.file.name }, title: dump.file.name });
    }
  }
  const drop = useDrop(openFiles);

  return (
    <div className={styles.screen} {...drop.handlers}>
      {open.length > 0 && (
        <DumpTabs open={open} current={current} onShow={show} onClose={close} onAdd={() => setSearch({})} />
      )}
      {open.map((dump) => {
        const isCurrent = placeKey(dump.place) === current;
        return (
          <Activity key={placeKey(dump.place)} mode={isCurrent ? 'visible' : 'hidden'}>
            <div className={styles.viewer}>
              <OpenedDump place={dump.place} start={isCurrent ? startOf(search) : undefined} />
            </div>
          </Activity>
        );
      })}
      {place === null && (
        <div className={styles.scroll}>
          {gone && <p className={styles.gone}>{t('local.gone', { name: gone.name })}</p>}
          <Opener onOpen={openIt} onFiles={openFiles} />
        </div>
      )}
      {drop.over && (
        <div className={styles.over} aria-hidden>
          {t('local.drop')}
        </div>
      )}
    </div>
  );
}
