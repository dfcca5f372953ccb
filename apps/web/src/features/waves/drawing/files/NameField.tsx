import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { EXTENSION } from './drawings.ts';

interface NameFieldProps {
  folder: string;
  name: string;
  taken: boolean;
  onChange: (name: string) => void;
  onEnter: () => void;
}

/** Letters, digits, and what file systems everywhere take. */
export function isFileName(name: string): boolean {
  return /^[\w][\w .-]{0,99}$/.test(name);
}

export function NameField({ folder, name, taken, onChange, onEnter }: NameFieldProps) {
  const { t } = useTranslation('waveDrawing');
  const wrong = name !== '' && !isFileName(name);
  return (
    <>
      <label htmlFor="drawingName">{t('new.name')}</label>
      <Input
        id="drawingName"
        autoFocus
        spellCheck={false}
        value={name}
        addonAfter={EXTENSION}
        status={wrong || taken ? 'error' : ''}
        onChange={({ target }) => onChange(target.value)}
        onPressEnter={onEnter}
      />
      <small className="nl-dim">
        {wrong ? t('new.wrong') : taken ? t('new.taken') : `${folder}/${name || '…'}${EXTENSION}`}
      </small>
    </>
  );
}
