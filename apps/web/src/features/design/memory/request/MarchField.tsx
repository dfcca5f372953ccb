import { MARCHES, readMarch } from '@netloom/memory';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface MarchFieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** The algorithm of the self-test: a name, or its notation; taken when the field is left, Escape takes it back. */
export function MarchField({ value, onChange }: MarchFieldProps) {
  const { t } = useTranslation('memory');
  const [draft, setDraft] = useState<string>();
  const names = useId();
  const march = readMarch(draft ?? value);
  function take() {
    const text = draft?.trim();
    if (text !== undefined && text !== '' && text !== value) onChange(text);
    setDraft(undefined);
  }
  return (
    <>
      <label className="nl-memory-wide">
        <span>{t('request.march')}</span>
        <input
          data-member="bist"
          list={names}
          maxLength={1000}
          spellCheck={false}
          aria-invalid={'reason' in march}
          title={(MARCHES as Readonly<Record<string, string>>)[value] ?? t('request.marchHelp')}
          value={draft ?? value}
          onChange={({ target }) => setDraft(target.value)}
          onBlur={take}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter') currentTarget.blur();
            if (key === 'Escape') setDraft(undefined);
          }}
        />
        <datalist id={names}>
          {Object.keys(MARCHES).map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </label>
      {'elements' in march && (
        <p className="nl-memory-hint">{t('request.operations', { count: march.length })}</p>
      )}
    </>
  );
}
