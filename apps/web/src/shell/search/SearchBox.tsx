import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { LONGEST_PATTERN } from './finder.ts';
import { useFinder } from './useFinder.ts';
import './search.css';

/** Calls `leave` on a press outside of the element. */
function useOutside(leave: () => void) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      if (!box.current?.contains(target as Node)) leave();
    };
    window.addEventListener('pointerdown', onPress);
    return () => window.removeEventListener('pointerdown', onPress);
  }, [leave]);
  return box;
}

/** Searches the screens by title; a match is shown as the titles that lead to it. */
export default function SearchBox({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const find = useFinder();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const list = useId();
  const box = useOutside(onClose);
  const found = text.trim() === '' ? [] : find(text);
  const chosen = found[at];

  function go(path: string): void {
    onClose();
    void navigate(path);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (event.key === 'Escape' || event.key === 'Tab') return onClose();
    if (event.key === 'Enter' && chosen !== undefined) return go(chosen.path);
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
      <ul id={list} role="listbox" aria-label={t('search.found')}>
        {found.map(({ path, title }, index) => (
          <li
            key={path}
            id={`${list}-${index}`}
            role="option"
            aria-selected={index === at}
            onPointerMove={() => setAt(index)}
            onClick={() => go(path)}
          >
            {title.join(' > ')}
          </li>
        ))}
      </ul>
      {text.trim() !== '' && found.length === 0 ? <p role="status">{t('search.nothing')}</p> : null}
    </div>
  );
}
