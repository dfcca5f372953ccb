import { Button, Empty, Result } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../../Loading.tsx';
import { errorText } from '../../../../announce.ts';
import { CommitList } from './CommitList.tsx';
import type { CommitPages } from './useCommitPages.ts';

interface CommitPageProps {
  pages: CommitPages;
  chosen: string | null;
  onChoose: (commit: string) => void;
}

/** The commits of the page, and the ways to newer and older ones. */
export function CommitPage({ pages, chosen, onChoose }: CommitPageProps) {
  const { t } = useTranslation('git');
  const { commits, error, newer, older } = pages;
  if (commits === undefined)
    return error === null ? <Loading /> : <Result status="warning" title={errorText(error)} />;
  if (commits.length === 0 && newer === undefined)
    return (
      <Empty className="nl-git-empty" image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('history.none')} />
    );
  return (
    <div className="nl-git-commits">
      <CommitList commits={commits} chosen={chosen} onChoose={onChoose} />
      <div className="nl-git-more">
        {newer && <Button onClick={newer}>{t('history.newer')}</Button>}
        {older && <Button onClick={older}>{t('history.older')}</Button>}
      </div>
    </div>
  );
}
