import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { offered, watchOffers } from '../../commands/offered.ts';
import { findCommands } from './findCommands.ts';
import { useFinder } from './useFinder.ts';

export interface Choice {
  key: string;
  label: string;
  chord: string | undefined;
  choose: () => void;
}

/** Commands most of all are few; more would hide that pages were found. */
const MOST_COMMANDS = 8;

/** Screens by title, shown as the titles that lead to them, and then commands of what is on screen. */
export function useChoices(text: string, onClose: () => void): Choice[] {
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
