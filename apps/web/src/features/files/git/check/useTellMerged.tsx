import type { DocumentCheck, GitMerged } from '@netloom/contract';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../../announce.ts';
import { DocumentProblems } from './DocumentProblems.tsx';
import { useMerged } from './mergedStore.ts';

/** Says what a merge, pull or commit made of the documents, when that is not all well. */
export function useTellCheck() {
  const { t } = useTranslation('git');
  const { modal } = App.useApp();
  return (check: DocumentCheck) => {
    if (check.unchecked === null && check.problems.length === 0) return;
    modal.warning({
      title: t('check.title'),
      width: 'min(720px, 96vw)',
      content: (
        <>
          <p>{t('check.text')}</p>
          <DocumentProblems check={check} />
        </>
      ),
    });
  };
}

/** Says how a merge or pull ended. */
export function useTellMerged() {
  const { t } = useTranslation('git');
  const tell = useTellCheck();
  return ({ result, check, byMeaning }: GitMerged) => {
    announceSuccess(t(`merged.${result}`));
    useMerged.setState({ documents: byMeaning });
    tell(check);
  };
}
