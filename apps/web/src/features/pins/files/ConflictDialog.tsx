import { announceError } from '../../../announce.ts';
import { ConflictDialog as FileConflict } from '../../../parts/file/index.ts';
import { useDeptId } from '../../../session/index.ts';
import { fetchPins, showStored } from './openPins.ts';
import { savePins, useConflict } from './savePins.ts';

/** The project's configuration is not the one that the edit began from: one of the two wins. */
export function ConflictDialog() {
  const deptId = useDeptId();
  const folder = useConflict((state) => state.folder);
  if (folder === undefined) return null;
  const close = () => useConflict.setState({ folder: undefined });

  async function take(whose: 'mine' | 'theirs') {
    close();
    try {
      const stored = await fetchPins(deptId, folder!);
      if (whose === 'mine') await savePins(deptId, stored?.hash ?? '');
      else if (stored) await showStored(deptId, stored);
    } catch (error) {
      announceError(error);
    }
  }

  return (
    <FileConflict
      name={folder}
      onLater={close}
      onTheirs={() => void take('theirs')}
      onMine={() => void take('mine')}
    />
  );
}
