import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { ConflictModal } from './ConflictModal.tsx';
import { ConflictSides } from './ConflictSides.tsx';
import type { Clash, Documents } from './documents.ts';
import type { Stored } from './editorKind.ts';
import { useConflict } from './useConflict.ts';
import { useConflictWords } from './useConflictWords.ts';

/** Another text is stored than the edits began from: shows what each side changed, and merges them or lets one win. */
export function ConflictDialog<Doc, View, S extends Stored>({
  documents,
}: {
  documents: Documents<Doc, View, S>;
}) {
  const clash = documents.use((state) => state.clash);
  if (clash === undefined || documents.get(clash.key) === undefined) return null;
  return <Conflict key={clash.stored.hash} documents={documents} clash={clash} />;
}

interface ConflictProps<Doc, View, S extends Stored> {
  documents: Documents<Doc, View, S>;
  clash: Clash<S>;
}

function Conflict<Doc, View, S extends Stored>({ documents, clash }: ConflictProps<Doc, View, S>) {
  const { t } = useTranslation('document');
  const words = useConflictWords();
  const { stored } = clash;
  const { sides, choices, setChoices, ways, textAfter } = useConflict(documents, clash);
  return (
    <ConflictModal path={stored.path} ways={ways}>
      {sides === undefined ? <Alert type="error" showIcon title={t('conflict.unreadable')} /> : null}
      <ConflictSides
        path={stored.path}
        parts={sides && { ...sides, isAnew: sides.base === undefined }}
        choices={choices}
        onChoose={setChoices}
        words={words}
        texts={() => ({ before: stored.text, after: textAfter() })}
        textsNote={t(sides ? 'conflict.mergedSides' : 'conflict.mySides')}
      />
    </ConflictModal>
  );
}
