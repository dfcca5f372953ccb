import { useCallback } from 'react';
import { useDeptId } from '../../../../session/index.ts';
import { GeneratedFiles, useGenerated } from '../../../design/generation/index.ts';
import type { MadeFile } from '../../../design/generation/index.ts';
import { boards, folderOfPath } from '../files/boards.ts';
import { generateIntoProject } from '../files/generate.ts';
import { usePins } from '../store/pinsStore.ts';
import { useUi } from '../store/uiStore.ts';
import { changedLines } from './changedLines.ts';
import { CodeBar } from './CodeBar.tsx';
import { NoCode } from './NoCode.tsx';
import { useFollowedPlace } from './useFollowedPlace.ts';
import './code.css';

const chooseFile = (file: string): void => useUi.setState({ file });

/** The generated sources; lines that the last edit changed stand out, and what is chosen elsewhere is shown. */
export function CodePanel() {
  const { configuration, chip, stored } = usePins((state) => state.open)!;
  const deptId = useDeptId();
  const chosen = useUi((state) => state.file);
  const generated = useGenerated(boards);
  const { files, before, diagnostics } = generated;
  const place = useFollowedPlace(files, chip);
  const marksOf = useCallback(
    ({ path, text }: MadeFile) => {
      const was = before.find((file) => file.path === path);
      return was === undefined ? [] : changedLines(was.text, text);
    },
    [before],
  );
  return (
    <GeneratedFiles
      generated={generated}
      chosen={chosen}
      onChoose={chooseFile}
      onGenerate={() => generateIntoProject(deptId)}
      none={<NoCode diagnostics={diagnostics} folder={stored && folderOfPath(stored.path)} />}
      tools={(file) => <CodeBar configuration={configuration} chip={chip} files={files} file={file} />}
      place={place}
      marksOf={marksOf}
    />
  );
}
