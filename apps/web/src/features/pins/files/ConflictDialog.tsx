import { announceError } from '../../../announce.ts';
import { ConflictDialog as FileConflict } from '../../../parts/file/index.ts';
import { useDeptId } from '../../../session/index.ts';
import { rowOf, seeGenerated, showStored } from './openPins.ts';
import { savePins, useConflict } from './savePins.ts';

/** The project's configuration is not the one that the edit began from: one of the two wins. */
export function ConflictDialog() {
  const deptId = useDeptId();
  const stored = useConflict((state) => state.stored);
  if (stored === undefined) return null;
  const close = () => useConflict.setState({ stored: undefined });

  async function takeTheirs(file: NonNullable<typeof stored>) {
    close();
    const row = rowOf(file);
    try {
      await showStored(deptId, row);
      void seeGenerated(deptId, row);
    } catch (error) {
      announceError(error);
    }
  }

  return (
    <FileConflict
      name={stored.socVerilogPath}
      onLater={close}
      onTheirs={() => void takeTheirs(stored)}
      onMine={() => {
        close();
        void savePins(deptId, stored);
      }}
    />
  );
}
