import type { DictType } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { EntryTag } from './EntryTag.tsx';
import { useDictionary } from './useDictionary.ts';

/** The entries as forms offer them now. */
export function EntriesInUse({ dictionary: { dictType, status } }: { dictionary: DictType }) {
  const { t } = useTranslation('dictionaries');
  const entries = useDictionary(status === 0 ? dictType : undefined);
  if (entries === undefined || entries.length === 0) return null;
  return (
    <span className="nl-dictionary-use">
      {t('offered')}
      {entries.map((entry) => (
        <EntryTag key={entry.dictCode} entry={entry} />
      ))}
    </span>
  );
}
