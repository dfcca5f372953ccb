import { announceError } from '../../../announce.ts';
import { ConflictDialog as FileConflict } from '../../../parts/file/index.ts';
import { useDeptId } from '../../../session/index.ts';
import { fetchCore, showStored } from './openCore.ts';
import { saveCore, useConflict } from './saveCore.ts';

/** The project's description is not the one that the edit began from: one of the two wins. */
export function ConflictDialog() {
  const deptId = useDeptId();
  const folder = useConflict((state) => state.folder);
  if (folder === undefined) return null;
  const close = () => useConflict.setState({ folder: undefined });

  async function take(whose: 'mine' | 'theirs') {
    close();
    try {
      const stored = await fetchCore(deptId, folder!);
      if (whose === 'mine') await saveCore(deptId, stored?.hash ?? '');
      else if (stored) showStored(stored);
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
