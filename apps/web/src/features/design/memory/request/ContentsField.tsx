import type { Memory } from '@netloom/memory';
import { useTranslation } from 'react-i18next';
import { edit } from '../files/memories.ts';
import { useUi } from '../store/uiStore.ts';

/** What the words are from the start: the file that they came from, another one, or nothing. */
export function ContentsField({ contents }: Pick<Memory, 'contents'>) {
  const { t } = useTranslation('memory');
  return (
    <div className="nl-memory-contents">
      <span>{t('contents.label')}</span>
      <output title={contents?.source}>
        {contents === undefined ? t('contents.none') : contents.source || t('contents.unnamed')}
      </output>
      <button type="button" data-member="contents" onClick={() => useUi.setState({ dialog: 'contents' })}>
        {t('contents.choose')}
      </button>
      {contents !== undefined && (
        <button type="button" onClick={() => edit((current) => ({ ...current, contents: undefined }))}>
          {t('contents.remove')}
        </button>
      )}
    </div>
  );
}
