import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { chordText } from '../../commands/chord.ts';
import { LONGEST_PATTERN } from './finder.ts';
import { useChoices } from './useChoices.ts';
import type { Choice } from './useChoices.ts';
import { useOutside } from './useOutside.ts';
import './search.css';

/** Searches pages and the commands of the page that is open. */
export default function SearchBox({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const list = useId();
  const box = useOutside(onClose);
  const found = useChoices(text, onClose);
  const chosen = found[at];

  function onKeyDown(event: KeyboardEvent): void {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (event.key === 'Escape' || event.key === 'Tab') return onClose();
    if (event.key === 'Enter' && chosen !== undefined) return chosen.choose();
    if (step === undefined || found.length === 0) return;
    event.preventDefault();
    setAt((at + step + found.length) % found.length);
  }

  return (
    <div className="nl-search" ref={box}>
      <Input
        autoFocus
        prefix={<SearchOutlined aria-hidden />}
        role="combobox"
        aria-label={t('search.open')}
        aria-expanded={found.length > 0}
        aria-controls={list}
        aria-activedescendant={chosen === undefined ? undefined : `${list}-${at}`}
        placeholder={t('search.placeholder')}
        maxLength={LONGEST_PATTERN}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <Found id={list} found={found} at={at} onPoint={setAt} />
      {text.trim() !== '' && found.length === 0 ? <p role="status">{t('search.nothing')}</p> : null}
    </div>
  );
}

interface FoundProps {
  id: string;
  found: readonly Choice[];
  /** Index of the one that Enter chooses. */
  at: number;
  onPoint: (index: number) => void;
}

function Found({ id, found, at, onPoint }: FoundProps) {
  const { t } = useTranslation();
  return (
    <ul id={id} role="listbox" aria-label={t('search.found')}>
      {found.map(({ key, label, chord, choose }, index) => (
        <li
          key={key}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === at}
          onPointerMove={() => onPoint(index)}
          onClick={choose}
        >
          {label}
          {chord === undefined ? null : <kbd>{chordText(chord)}</kbd>}
        </li>
      ))}
    </ul>
  );
}
