import { useDeferredValue, useMemo } from 'react';
import { CodeText } from '../../editor/index.ts';
import { usePins } from '../store/pinsStore.ts';
import { useUi } from '../store/uiStore.ts';
import { changesBetween } from './changes.ts';
import { CodeBar } from './CodeBar.tsx';
import { FileList } from './FileList.tsx';
import { generationOf } from './generationOf.ts';
import { useLastEdit } from './lastEdit.ts';
import { NoCode } from './NoCode.tsx';
import { useFollowedPlace } from './useFollowedPlace.ts';
import './code.css';

/** The generated sources as they would be written now; they follow each edit once the other views have. */
export function CodePanel() {
  const { configuration, chip } = useDeferredValue(usePins(({ open }) => open)!);
  const before = useLastEdit((state) => state.before);
  const chosen = useUi((state) => state.file);
  const { files, diagnostics } = generationOf({ configuration, chip });
  const changes = useMemo(
    () =>
      changesBetween(before === undefined ? [] : generationOf({ configuration: before, chip }).files, files),
    [before, chip, files],
  );
  const place = useFollowedPlace(files, chip);
  const file = files.find(({ path }) => path === chosen) ?? files.find(({ path }) => path.endsWith('.c'));
  const shownFile = file ?? files[0];
  if (shownFile === undefined) return <NoCode diagnostics={diagnostics} />;
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
