import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { announceError, announceSuccess } from '../../../../announce.ts';
import { copyText } from '../../../../parts/copyText.ts';
import type { ReadLog } from './useLogWindow.ts';

/** More is for the download. */
const MOST_BYTES = 1_048_576;

/** Lines from one that begins at byte `from` to one that ends at byte `to`. */
export interface ChosenLines {
  from: number;
  to: number;
}

export interface LineChoice {
  chosen: ChosenLines | null;
  /** Chooses lines and puts the first into the address. */
  choose: (lines: ChosenLines) => void;
  clear: () => void;
  copyLink: () => void;
  copyLines: () => void;
}

export function useChosenLines(read: ReadLog): LineChoice {
  const { t } = useTranslation('runs');
  const [, setSearch] = useSearchParams();
  const [chosen, setChosen] = useState<ChosenLines | null>(null);

  function choose(lines: ChosenLines) {
    setChosen(lines);
    setSearch((known) => ({ ...Object.fromEntries(known), tab: 'log', at: String(lines.from) }), {
      replace: true,
    });
  }

  function copy(text: string | Promise<string>) {
    Promise.resolve(text)
      .then(copyText)
      .then(() => announceSuccess(t('copied')))
      .catch(announceError);
  }

  return {
    chosen,
    choose,
    clear: () => setChosen(null),
    copyLink: () => copy(window.location.href),
    copyLines: () => {
      if (chosen === null) return;
      const length = Math.min(MOST_BYTES, Math.max(1, chosen.to - chosen.from));
      copy(read(chosen.from, length).then(({ text }) => text));
    },
  };
}
