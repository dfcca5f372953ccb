import type { GitMergedDocument, GitSideChanges } from '@netloom/contract';
import { getAllSocCanvas } from '@netloom/contract';
import type { DocumentChange } from '@netloom/model';
import { Alert, Collapse } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCall } from '../../../../api/index.ts';
import { ChangeList, documentAddress } from '../../../../document/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { forgetMerged, useMerged } from './mergedStore.ts';

/** The documents that the last merge took by their meaning, each with what came from which side. */
export function MergedDocuments() {
  const { t } = useTranslation('git');
  const { ready } = useTranslation('document');
  const documents = useMerged((state) => state.documents);
  if (!ready || documents.length === 0) return null;
  return (
    <Alert
      className="nl-git-merged"
      type="success"
      closable={{ onClose: forgetMerged }}
      title={t('byMeaning.title', { count: documents.length })}
      description={<List documents={documents} />}
    />
  );
}

function List({ documents }: { documents: readonly GitMergedDocument[] }) {
  const { t } = useTranslation('git');
  const canvases = useCall(getAllSocCanvas, { params: { x: useDeptId() } }).data ?? [];
  return (
    <Collapse
      ghost
      size="small"
      defaultActiveKey={documents.length === 1 ? documents.map(({ path }) => path) : []}
      items={documents.map(({ path, mine, theirs }) => ({
        key: path,
        label: <code>{path}</code>,
        extra: (
          <Link to={documentAddress(path, canvases)} onClick={(event) => event.stopPropagation()}>
            {t('byMeaning.open')}
          </Link>
        ),
        children: <Sides mine={mine} theirs={theirs} />,
      }))}
    />
  );
}

function Sides({ mine, theirs }: { mine: GitSideChanges; theirs: GitSideChanges }) {
  const { t } = useTranslation('git');
  if (mine.count + theirs.count === 0) return <p className="nl-git-dim">{t('byMeaning.anew')}</p>;
  return (
    <div className="nl-doc-sides">
      <Side title={t('byMeaning.theirs')} changes={theirs} />
      <Side title={t('byMeaning.mine')} changes={mine} />
    </div>
  );
}

function Side({ title, changes: { count, changes } }: { title: string; changes: GitSideChanges }) {
  return <ChangeList title={title} changes={changes as DocumentChange[]} count={count} />;
}
