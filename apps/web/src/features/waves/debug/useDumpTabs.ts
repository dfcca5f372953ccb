import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { announceWarning } from '../../../announce.ts';
import { useDeptId } from '../../../session/index.ts';
import { placeKey, searchOf } from '../viewer/index.ts';
import type { WavePlace } from '../viewer/index.ts';
import { placeOf, startOf } from './address.ts';
import { isDumpName, keepLocal, localDump, localDumps } from './localFiles.ts';
import { closeDump, openDump, recallDumps, useProjectDumps } from './openDumps.ts';
import type { OpenDump } from './openDumps.ts';
import { useClosing } from './useClosing.ts';
import { useDumpTitle } from './useDumpTitle.ts';

/** The place of the address, unless it is a local file that this page does not have. */
function usePlace(deptId: number) {
  const [search, setSearch] = useSearchParams();
  const place = placeOf(search, deptId);
  const isGone = place?.kind === 'local' && !localDump(place.name);
  return { place: isGone ? null : place, gone: isGone ? place : null, search, setSearch };
}

/** The dumps that are open, of which the address names the one that is shown. */
export function useDumpTabs() {
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
  const choose = () => setSearch({});
  function add(dump: OpenDump) {
    openDump(deptId, dump);
    show(dump.place);
  }
  function close(closed: WavePlace) {
    closeDump(deptId, closed);
    if (placeKey(closed) !== current) return;
    const left = open.filter((dump) => placeKey(dump.place) !== placeKey(closed)).at(-1);
    if (left) show(left.place);
    else choose();
  }
  function addFiles(files: readonly File[]) {
    const dumps = localDumps(files);
    const unknown = dumps.find(({ file }) => !isDumpName(file.name));
    if (unknown) return announceWarning(t('local.unknown', { name: unknown.file.name }));
    for (const dump of dumps) {
      keepLocal(dump);
      add({ place: { kind: 'local', name: dump.file.name }, title: dump.file.name });
    }
  }

  const start = startOf(search);
  return { open, current, start, gone, show, choose, add, addFiles, close };
}
