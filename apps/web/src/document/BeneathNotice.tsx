import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { announceError } from '../announce.ts';
import type { Documents } from './documents.ts';
import type { Stored } from './editorKind.ts';
import { GoneNotice } from './GoneNotice.tsx';
import { isDirty } from './openDocument.ts';
import { useAskDiscard } from './useAskDiscard.ts';
import { useBeneath } from './useBeneath.ts';

/** Says that another text, or none, lies beneath the shown document than it was opened from, and offers what to do. */
export function BeneathNotice<Doc, View, S extends Stored>({
  documents,
}: {
  documents: Documents<Doc, View, S>;
}) {
  const { t } = useTranslation('document');
  useBeneath(documents);
  const askDiscard = useAskDiscard();
  const open = documents.useCurrent();
  const stored = documents.use(({ current, beneath }) =>
    current === undefined ? undefined : beneath[current],
  );
  const gone = documents.use(({ current, gone: all }) => (current === undefined ? undefined : all[current]));
  if (open !== undefined && gone !== undefined)
    return <GoneNotice documents={documents} open={open} gone={gone} />;
  if (open === undefined || stored === undefined) return null;
  const load = () => void documents.openStored(stored).catch(announceError);
  const dirty = isDirty(open);
  return (
    <Alert
      type="warning"
      banner
      title={t(dirty ? 'beneath.edited' : 'beneath.unedited', { name: stored.path })}
      action={
        <span className="nl-doc-choices">
          {dirty ? (
            <Button size="small" type="primary" onClick={() => documents.ask({ key: open.key, stored })}>
              {t('beneath.compare')}
            </Button>
          ) : null}
          <Button
            size="small"
            type={dirty ? 'default' : 'primary'}
            onClick={() => (dirty ? askDiscard(stored.path, load) : load())}
          >
            {t('beneath.load')}
          </Button>
        </span>
      }
    />
  );
}
