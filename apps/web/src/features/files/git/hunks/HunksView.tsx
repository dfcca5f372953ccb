import { gitHunks } from '@netloom/contract';
import type { GitSideChanges } from '@netloom/contract';
import { Empty, Result } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../../Loading.tsx';
import { errorText } from '../../../../announce.ts';
import { useCall } from '../../../../api/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { Meaning } from '../changes/Meaning.tsx';
import { HunkList } from './HunkList.tsx';

interface HunksViewProps {
  path: string;
  staged: boolean;
  /** What the whole difference means, of a document. */
  meaning: GitSideChanges | undefined;
}

/** The hunks of a file; beside those of a document what all of them mean. */
export function HunksView({ path, staged, meaning }: HunksViewProps) {
  const { t } = useTranslation('git');
  const deptId = useDeptId();
  const query = { deptId, path, staged: String(staged) };
  const { data, error } = useCall(gitHunks, { query }, { meta: { quiet: true }, staleTime: 0 });
  if (error !== null) return <Result status="info" title={errorText(error)} />;
  if (data === undefined) return <Loading />;
  return (
    <div className="nl-hunks-view" data-beside={meaning !== undefined}>
      {data.hunks.length === 0 ? (
        <Empty className="nl-centre" image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('hunks.none')} />
      ) : (
        <HunkList key={data.version} {...data} staged={staged} />
      )}
      {meaning === undefined ? null : <Meaning meaning={meaning} />}
    </div>
  );
}
