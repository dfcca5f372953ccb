import { gitDiff, gitLog } from '@netloom/contract';
import type { GitCommit } from '@netloom/contract';
import { Empty, Modal, Select } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi, useCall } from '../../../../api/index.ts';
import { Loading } from '../../../../Loading.tsx';
import { useDeptId } from '../../../../session/index.ts';
import type { Drawing } from '@netloom/soc';
import { useQuery } from '@tanstack/react-query';
import { settledLayout } from '../commands/moveBlocks.ts';
import { useSoc } from '../store/socStore.ts';
import { closeDialog } from '../store/uiStore.ts';
import { ComparisonView } from './ComparisonView.tsx';
import { drawingOf, layoutPathOf } from './drawingOf.ts';

/** The design as it is edited, beside a commit of it. */
export default function CompareDialog() {
  const { t } = useTranslation('soc');
  const deptId = useDeptId();
  const path = useSoc(({ canvas }) => canvas?.path ?? '');
  const { data: commits } = useCall(gitLog, { query: { deptId, path } }, { staleTime: 0 });
  const [chosen, choose] = useState<string>();
  const commit = commits?.find((each) => each.commit === chosen) ?? commits?.[0];
  const options = commits?.map((each) => ({
    value: each.commit,
    label: `${each.commit.slice(0, 7)} ${each.subject} · ${each.author}`,
  }));
  return (
    <Modal
      open
      width="min(1400px, calc(100vw - 16px))"
      className="nl-soc-compare"
      title={t('compare.title')}
      footer={null}
      onCancel={closeDialog}
    >
      {commits?.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('compare.noCommit')} />
      ) : (
        <Select
          aria-label={t('compare.with')}
          showSearch={{ optionFilterProp: 'label' }}
          value={commit?.commit}
          options={options}
          onChange={choose}
        />
      )}
      {commit && <Compared key={commit.commit} deptId={deptId} path={path} commit={commit} />}
    </Modal>
  );
}

function Compared({ deptId, path, commit }: { deptId: number; path: string; commit: GitCommit }) {
  const { t } = useTranslation('soc');
  const { ready } = useTranslation('document');
  const { document, layout, scene, library } = useSoc();
  const { data: before } = useQuery({
    queryKey: ['soc-version', deptId, path, commit.commit],
    queryFn: () => versionAt(deptId, path, commit.commit),
  });
  const after = useMemo(
    () => ({ document, layout: settledLayout(layout, scene) }),
    [document, layout, scene],
  );
  const names = { before: commit.subject, after: t('compare.edited') };
  return (
    <div className="nl-soc-compare-body">
      {!ready || before === undefined ? (
        <Loading />
      ) : before === null ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('compare.unreadable')} />
      ) : (
        <ComparisonView before={before} after={after} library={library} names={names} />
      )}
    </div>
  );
}

/** A canvas as a commit has it; null for one that this version cannot read. */
async function versionAt(deptId: number, path: string, commit: string): Promise<Drawing | null> {
  const text = async (of: string) => {
    const query = { deptId, path: of, commit };
    return (await callApi(gitDiff, { query }).catch(() => undefined))?.after ?? null;
  };
  const [documentText, layoutText] = await Promise.all([text(path), text(layoutPathOf(path))]);
  return drawingOf(documentText, layoutText, path) ?? null;
}
