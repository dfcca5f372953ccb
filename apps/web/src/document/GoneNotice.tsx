import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { announceError } from '../announce.ts';
import type { Documents, Gone } from './documents.ts';
import type { Stored } from './editorKind.ts';
import { goOnAt } from './gone.ts';
import { isDirty } from './openDocument.ts';
import type { OpenDocument } from './openDocument.ts';
import { save } from './save.ts';
import { useAskDiscard } from './useAskDiscard.ts';

interface GoneNoticeProps<Doc, View, S extends Stored> {
  documents: Documents<Doc, View, S>;
  open: OpenDocument<Doc, View, S>;
  gone: Gone<S>;
}

/** Says that the file of the shown document was deleted or renamed: it is written again, followed, or closed. */
export function GoneNotice<Doc, View, S extends Stored>(props: GoneNoticeProps<Doc, View, S>) {
  const { documents, open, gone } = props;
  const { t } = useTranslation('document');
  const askDiscard = useAskDiscard();
  const { key, stored } = open;
  const name = stored?.path ?? key;
  const dirty = isDirty(open);
  const close = () => documents.forget(key);
  const there = gone.elsewhere;
  const text = there === undefined ? (dirty ? 'gone.edited' : 'gone.unedited') : 'gone.elsewhere';
  return (
    <Alert
      type="warning"
      banner
      title={t(text, { name, path: there?.path })}
      action={
        <span className="nl-doc-choices">
          {there === undefined ? null : (
            <Button
              size="small"
              type="primary"
              onClick={() => void goOnAt(documents, key, there).catch(announceError)}
            >
              {t('gone.goOn')}
            </Button>
          )}
          <Button
            size="small"
            type={there === undefined ? 'primary' : 'default'}
            onClick={() => void save(documents, key, { again: true })}
          >
            {t('gone.saveAgain')}
          </Button>
          <Button size="small" onClick={() => (dirty ? askDiscard(name, close) : close())}>
            {t('gone.close')}
          </Button>
        </span>
      }
    />
  );
}
