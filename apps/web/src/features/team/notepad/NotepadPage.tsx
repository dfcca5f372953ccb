import { Alert, Button } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../Loading.tsx';
import { errorText } from '../../../announce.ts';
import { Conflict } from './Conflict.tsx';
import { NoteBar } from './NoteBar.tsx';
import { useMonospace } from './useMonospace.ts';
import { useNotepad } from './useNotepad.ts';
import './notepad.css';

/** The server keeps this many characters. */
const LONGEST = 200_000;

/** The user's notes, in a frame of the bookmark panel or in a window of their own. */
export default function NotepadPage() {
  const { t } = useTranslation('notepad');
  const { note, error, reload } = useNotepad();
  const [monospace, setMonospace] = useMonospace();
  useEffect(() => {
    document.title = `${t('title')} · Netloom`;
  }, [t]);
  if (error !== null) {
    const again = <Button onClick={reload}>{t('common:retry')}</Button>;
    return <Alert type="error" showIcon title={errorText(error)} action={again} />;
  }
  if (note === null) return <Loading />;
  const { state, autosave } = note;
  return (
    <main className="nl-notepad">
      <h1 className="nl-unseen">{t('title')}</h1>
      <NoteBar state={state} monospace={monospace} onMonospace={setMonospace} onRetry={autosave.flush} />
      {state.theirs === null ? null : <Conflict theirs={state.theirs} onSettle={autosave.settle} />}
      <textarea
        className={monospace ? 'nl-mono' : undefined}
        aria-label={t('title')}
        placeholder={t('placeholder')}
        spellCheck={!monospace}
        maxLength={LONGEST}
        value={state.text}
        onChange={({ target }) => autosave.edit(target.value)}
        onBlur={autosave.flush}
      />
    </main>
  );
}
