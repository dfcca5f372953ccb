import { Input } from 'antd';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { labelPin } from '../actions/pinActions.ts';

interface Props {
  pin: string;
  label: string;
}

/** The user's name of a pin; Enter or leaving the field takes it, Escape gives the old one back. */
export const LabelInput = memo(function LabelInput({ pin, label }: Props) {
  const { t } = useTranslation('pinPackage');
  const [draft, setDraft] = useState<string>();
  function take() {
    if (draft !== undefined && draft.trim() !== label) labelPin(pin, draft);
    setDraft(undefined);
  }
  return (
    <Input
      size="small"
      className="nl-pins-mono"
      maxLength={64}
      spellCheck={false}
      placeholder={t('label')}
      aria-label={t('label')}
      value={draft ?? label}
      onChange={({ target }) => setDraft(target.value)}
      onBlur={take}
      onPressEnter={take}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && draft !== undefined) {
          setDraft(undefined);
          event.stopPropagation();
        }
      }}
    />
  );
});
