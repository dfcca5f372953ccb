import { Button, Switch } from 'antd';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../announce.ts';
import { RelativeTime } from '../../../parts/index.ts';
import type { NoteState } from './autosave.ts';
import { countWords } from './countWords.ts';

interface NoteBarProps {
  state: NoteState;
  monospace: boolean;
  onMonospace: (monospace: boolean) => void;
  onRetry: () => void;
}

/** Whether all is saved, how long the text is, and in which type it is shown. */
export function NoteBar({ state, monospace, onMonospace, onRetry }: NoteBarProps) {
  const { t, i18n } = useTranslation('notepad');
  const { status, stored, error } = state;
  const text = useDeferredValue(state.text);
  const words = useMemo(() => countWords(text, i18n.language), [text, i18n.language]);
  const saved = status === 'saved' && stored.updateTime !== null;
  return (
    <header className="nl-notepad-bar" data-status={status}>
      <span role="status" className="nl-notepad-status">
        {t(`status.${status}`)}
        {saved ? (
          <>
            {' · '}
            <RelativeTime value={stored.updateTime!} />
          </>
        ) : null}
        {status === 'failed' ? ` ${errorText(error)}` : null}
        {status === 'failed' || status === 'offline' ? (
          <Button type="link" size="small" onClick={onRetry}>
            {t('saveNow')}
          </Button>
        ) : null}
      </span>
      <span className="nl-dim">
        {t('words', { count: words })} · {t('characters', { count: text.length })}
      </span>
      <label>
        <Switch size="small" checked={monospace} onChange={onMonospace} /> {t('monospace')}
      </label>
    </header>
  );
}
