import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../../theme/index.ts';
import { useShellSession } from '../SessionContext.ts';
import { useTitle } from '../useTitle.ts';
import { searchEntries } from './entries.ts';
import type { SearchEntry } from './entries.ts';
import { finderOf } from './finder.ts';

/** Spellings are fetched only where they are of use: in Chinese, and while the setting is on. */
function useSpelled(entries: SearchEntry[]): SearchEntry[] {
  const { i18n } = useTranslation();
  const supported = useSettings((state) => state.supportPinyinSearch) && i18n.language === 'zh';
  const [spelled, setSpelled] = useState<{ from: SearchEntry[]; to: SearchEntry[] }>();
  useEffect(() => {
    if (!supported) return;
    let current = true;
    void import('./pinyinTitles.ts').then(({ withPinyin }) => {
      if (current) setSpelled({ from: entries, to: withPinyin(entries) });
    });
    return () => {
      current = false;
    };
  }, [supported, entries]);
  return supported && spelled?.from === entries ? spelled.to : entries;
}

/** Finds screens that the user may see. */
export function useFinder(): (text: string) => SearchEntry[] {
  const { tree } = useShellSession();
  const { t } = useTranslation('menu');
  const title = useTitle();
  // The names follow from the language, which `t` stands for.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const entries = useMemo(() => searchEntries(tree, title), [tree, t]);
  const spelled = useSpelled(entries);
  return useMemo(() => finderOf(spelled), [spelled]);
}
