import { useDeferredValue, useMemo } from 'react';
import { CodeText } from '../../../files/editor/index.ts';
import { folderOfPath } from '../files/boards.ts';
import { usePins } from '../store/pinsStore.ts';
import { useUi } from '../store/uiStore.ts';
import { changesBetween } from './changes.ts';
import { CodeBar } from './CodeBar.tsx';
import { FileList } from './FileList.tsx';
import { generationOf } from './generationOf.ts';
import { useLastEdit } from './lastEdit.ts';
import { NoCode } from './NoCode.tsx';
import { useExisting } from './useExisting.ts';
import { useFollowedPlace } from './useFollowedPlace.ts';
import './code.css';

/** The generated sources as they would be written now; they follow each edit once the other views have. */
export function CodePanel() {
  const open = useDeferredValue(usePins((state) => state.open)!);
  const { configuration, chip } = open;
  const before = useDeferredValue(useLastEdit((state) => state.before));
  const chosen = useUi((state) => state.file);
  const existing = useExisting(open);
  const { files, diagnostics } = generationOf(configuration, chip, existing);
  const changes = useMemo(
    () => changesBetween(before === undefined ? [] : generationOf(before, chip, existing).files, files),
    [before, chip, existing, files],
  );
  const place = useFollowedPlace(files, chip);
  const file = files.find(({ path }) => path === chosen) ?? files.find(({ path }) => path.endsWith('.c'));
  const shownFile = file ?? files[0];
  if (shownFile === undefined)
    return <NoCode diagnostics={diagnostics} folder={open.stored && folderOfPath(open.stored.path)} />;
  return (
    <>
      <CodeBar configuration={configuration} chip={chip} files={files} file={shownFile} />
      <FileList files={files} shown={shownFile.path} changes={changes} />
      <div className="nl-pins-code-text">
        <CodeText
          compact
          path={shownFile.path}
          text={shownFile.text}
          marks={changes.get(shownFile.path)?.lines}
          shown={place?.path === shownFile.path ? place : undefined}
        />
      </div>
    </>
  );
}
