import { gitShow } from '@netloom/contract';
import type { GitChange } from '@netloom/contract';
import { Result } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../../Loading.tsx';
import { errorText } from '../../../../announce.ts';
import { useCall } from '../../../../api/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { FileDiff } from '../changes/FileDiff.tsx';
import { ChangedFiles } from './ChangedFiles.tsx';
import { CommitHeading } from './CommitHeading.tsx';

interface CommitDetailsProps {
  commit: string;
  /** The tab in which it is shown. */
  tab: 'history' | 'compare';
  onBack: () => void;
}

/** One commit: message, who and when, its files and what it changed in them. */
export function CommitDetails({ commit, tab, onBack }: CommitDetailsProps) {
  const { t } = useTranslation('git');
  const deptId = useDeptId();
  const { data, error } = useCall(gitShow, { query: { deptId, commit } }, { staleTime: Infinity });
  const [file, setFile] = useState<GitChange | null>(null);
  if (error !== null) return <Result status="warning" title={errorText(error)} />;
  if (data === undefined) return <Loading />;
  const shown = file ?? data.changes[0];
  return (
    <section className="nl-git-view" aria-label={data.subject}>
      <CommitHeading {...{ commit: data, tab, onBack }} />
      {data.parents.length > 1 ? <p className="nl-git-note">{t('history.mergeNote')}</p> : null}
      <ChangedFiles changes={data.changes} shown={shown} onShow={setFile} />
      {shown === undefined ? null : (
        <FileDiff path={shown.path} from={shown.from} commit={commit} onBack={onBack} />
      )}
    </section>
  );
}
