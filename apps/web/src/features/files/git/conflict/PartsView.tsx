import { gitMergeParts } from '@netloom/contract';
import type { GitConflict, GitSideChanges } from '@netloom/contract';
import type { DocumentChange, DocumentConflict } from '@netloom/model';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../../Loading.tsx';
import { errorText } from '../../../../announce.ts';
import { callApi, callKey } from '../../../../api/index.ts';
import { ConflictSides } from '../../../../document/index.ts';
import type { Choices } from '../../../../document/index.ts';
import { useDeptId } from '../../../../session/index.ts';

interface PartsViewProps {
  conflict: GitConflict;
  choices: Choices;
  onChoose: (choices: Choices) => void;
}

/** The document as it is chosen for its parts; asked of the server, which merges it. */
export function useMergedParts({ path }: GitConflict, choices: Choices) {
  const deptId = useDeptId();
  const input = { body: { deptId, path, choices } };
  return useQuery({
    queryKey: callKey(gitMergeParts, input),
    queryFn: ({ signal }) => callApi(gitMergeParts, input, signal),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
}

/** What both sides changed of a document, part by part, with a choice for each. */
export function PartsView({ conflict, choices, onChoose }: PartsViewProps) {
  const { t } = useTranslation('git');
  const { ready } = useTranslation('document');
  const { data, error } = useMergedParts(conflict, choices);
  if (error !== null) return <Alert type="error" showIcon title={errorText(error)} />;
  if (!ready || data === undefined) return <Loading />;
  const { path, base, theirs, oursName, theirsName, parts } = conflict;
  const changesOf = ({ changes }: GitSideChanges) => changes as DocumentChange[];
  const side = {
    theirs: t('conflict.theirs', { name: theirsName }),
    mine: t('conflict.ours', { name: oursName }),
  };
  return (
    <div className="nl-git-parts">
      <ConflictSides
        path={path}
        parts={{
          conflicts: parts as DocumentConflict[],
          theirChanges: changesOf(data.theirs),
          theirCount: data.theirs.count,
          myChanges: changesOf(data.mine),
          myCount: data.mine.count,
          isAnew: base === null,
        }}
        choices={choices}
        onChoose={onChoose}
        words={{
          side,
          all: { theirs: t('conflict.allTheirs'), mine: t('conflict.allOurs') },
          changed: side,
          differences: side.theirs,
        }}
        texts={() => ({ before: theirs ?? '', after: data.text })}
        textsNote={t('conflict.chosenText', { name: theirsName })}
      />
    </div>
  );
}
