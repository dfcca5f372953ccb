import type { DocumentCheck, GitMerged } from '@netloom/contract';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { announceSuccess, announceWarning } from '../../../../announce.ts';
import { showGitTab } from '../gitTab.ts';
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

/** Says how a merge or pull ended, and goes to where there is something to see or to decide. */
export function useTellMerged() {
  const { t } = useTranslation('git');
  const tell = useTellCheck();
  return ({ result, check, byMeaning }: GitMerged) => {
    const announce = result === 'conflicts' ? announceWarning : announceSuccess;
    announce(t(`merged.${result}`));
    useMerged.setState({ documents: byMeaning });
    if (result === 'conflicts' || byMeaning.length > 0) showGitTab('changes');
    tell(check);
  };
}
