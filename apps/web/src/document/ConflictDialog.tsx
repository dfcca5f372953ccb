import { Alert } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Choice } from '@netloom/model';
import { mergedText, sidesOf, takeMerged } from './conflict.ts';
import type { Sides } from './conflict.ts';
import { ConflictModal } from './ConflictModal.tsx';
import { ConflictSides } from './ConflictSides.tsx';
import type { Clash, Documents } from './documents.ts';
import type { Stored } from './editorKind.ts';
import { save } from './save.ts';
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
  const { key, stored } = clash;
  const document = documents.use(({ documents: all }) => all[key]?.document);
  const sides = useMemo(
    () => (document === undefined ? undefined : sidesOf(documents, clash)),
    [documents, clash, document],
  );
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const isDecided = sides?.conflicts.every(({ pointer }) => pointer in choices) ?? false;

  const later = () => {
    documents.see(key, stored);
    documents.ask(undefined);
  };
  const takeTheirs = async () => {
    await documents.openStored(stored);
    documents.ask(undefined);
  };
  const textAfter = () => {
    if (sides) return mergedText(documents, key, sides, choices);
    return document === undefined ? '' : documents.kind.write(document);
  };
  const merge = (both: Sides<Doc>) =>
    takeMerged(documents, clash, both, { choices, what: t('conflict.merged') });

  return (
    <ConflictModal
      path={stored.path}
      onLater={later}
      onTheirs={takeTheirs}
      onMine={() => save(documents, key, { over: stored })}
      onMerge={sides && isDecided ? () => merge(sides) : undefined}
    >
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
