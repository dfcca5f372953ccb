import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { chordText } from '../../commands/chord.ts';
import { offered, watchOffers } from '../../commands/offered.ts';
import { findCommands } from './findCommands.ts';
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

interface Choice {
  key: string;
  label: string;
  chord: string | undefined;
  choose: () => void;
}

/** Commands most of all are few; more would hide that pages were found. */
const MOST_COMMANDS = 8;

/** Screens by title, shown as the titles that lead to them, and then commands of what is on screen. */
function useChoices(text: string, onClose: () => void): Choice[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const find = useFinder();
  const offers = useSyncExternalStore(watchOffers, offered);
  const commands = offers.map((each) => ({ ...each, name: t(each.title) }));
  if (text.trim() === '') return [];
  const after = (run: () => void) => () => {
    onClose();
    run();
  };
  const pages = find(text).map(({ path, title }) => {
    const label = title.join(' > ');
    return { key: path, label, chord: undefined, choose: after(() => void navigate(path)) };
  });
  const fitting = findCommands(commands, text).slice(0, MOST_COMMANDS);
  return [
    ...pages,
    ...fitting.map(({ key, name, chord, run }) => ({ key, label: name, chord, choose: after(run) })),
  ];
}

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
      <ul id={list} role="listbox" aria-label={t('search.found')}>
        {found.map(({ key, label, chord, choose }, index) => (
          <li
            key={key}
            id={`${list}-${index}`}
            role="option"
            aria-selected={index === at}
            onPointerMove={() => setAt(index)}
            onClick={choose}
          >
            {label}
            {chord === undefined ? null : <kbd>{chordText(chord)}</kbd>}
          </li>
        ))}
      </ul>
      {text.trim() !== '' && found.length === 0 ? <p role="status">{t('search.nothing')}</p> : null}
    </div>
  );
}
