import type { GitSideChanges } from '@netloom/contract';
import type { DocumentChange } from '@netloom/model';
import { Empty } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../../Loading.tsx';
import { ChangeList } from '../../../../document/index.ts';

/** What a designer would say changed. */
export function Meaning({ meaning: { changes, count } }: { meaning: GitSideChanges }) {
  const { t } = useTranslation('git');
  const { ready } = useTranslation('document', { useSuspense: false });
  if (!ready) return <Loading />;
  if (count === 0)
    return (
      <Empty className="nl-centre" image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('diff.layoutOnly')} />
    );
  return (
    <div className="nl-doc-sides nl-git-meaning">
      <ChangeList title={t('diff.changes')} changes={changes as DocumentChange[]} count={count} />
    </div>
  );
}
