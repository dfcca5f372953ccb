import { Alert, Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { ConflictSides } from './ConflictSides.tsx';
import type { Clash, Documents } from './documents.ts';
import type { Stored } from './editorKind.ts';
import { useConflict } from './useConflict.ts';
import type { WaysOut } from './useConflict.ts';

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
  const { stored } = clash;
  const { sides, choices, setChoices, ways, textAfter } = useConflict(documents, clash);
  return (
    <Modal
      open
      width="min(1200px, 96vw)"
      title={t('conflict.title', { name: stored.path })}
      onCancel={ways.later}
      footer={<Decision ways={ways} />}
    >
      <p>{t('conflict.text')}</p>
      {sides === undefined ? <Alert type="error" showIcon title={t('conflict.unreadable')} /> : null}
      <ConflictSides
        path={stored.path}
        parts={sides && { ...sides, isAnew: sides.base === undefined }}
        choices={choices}
        onChoose={setChoices}
        words={{
          side: { theirs: t('conflict.stored'), mine: t('conflict.yours') },
          all: { theirs: t('conflict.allTheirs'), mine: t('conflict.allMine') },
          changed: { theirs: t('conflict.theirs'), mine: t('conflict.mine') },
          differences: t('conflict.differences'),
        }}
        texts={() => ({ before: stored.text, after: textAfter() })}
        textsNote={t(sides ? 'conflict.mergedSides' : 'conflict.mySides')}
      />
    </Modal>
  );
}

function Decision({ ways }: { ways: WaysOut }) {
  const { t } = useTranslation('document');
  const { isBusy, canMerge, later, takeTheirs, takeMine, merge } = ways;
  return (
    <div className="nl-doc-choices">
      <Button onClick={later}>{t('conflict.later')}</Button>
      <Button danger loading={isBusy} onClick={takeTheirs}>
        {t('conflict.takeTheirs')}
      </Button>
      <Button danger loading={isBusy} onClick={takeMine}>
        {t('conflict.takeMine')}
      </Button>
      <Button type="primary" loading={isBusy} disabled={!canMerge} onClick={merge}>
        {t('conflict.merge')}
      </Button>
    </div>
  );
}
