import { gitDiff } from '@netloom/contract';
import { useQuery } from '@tanstack/react-query';
import { Result } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../../api/index.ts';
import { Loading } from '../../../../Loading.tsx';
import { useDeptId } from '../../../../session/index.ts';
import { fetchModules, libraryOf } from '../files/modules.ts';
import { drawingOf, layoutPathOf } from './drawingOf.ts';
import { ComparisonView } from './ComparisonView.tsx';
import type { ComparedVersions } from './ComparisonView.tsx';

/** Which two versions of a file git compares: see `gitDiff`. */
export interface GitSides {
  staged?: boolean;
  commit?: string | undefined;
  against?: string | undefined;
}

interface Props {
  path: string;
  /** Texts of the document; null where a side has none. */
  before: string | null;
  after: string | null;
  /** Where the layouts are taken from, too. */
  sides: GitSides;
  names: ComparedVersions['names'];
}

/** Two texts of a SoC document on the diagram, with the layouts that were stored beside them. */
export default function DocumentComparison({ path, before, after, sides, names }: Props) {
  const { t } = useTranslation('soc');
  const { ready } = useTranslation('document');
  const deptId = useDeptId();
  const { data } = useQuery({
    queryKey: ['soc-comparison', deptId, path, sides],
    queryFn: async () => {
      const [modules, layouts] = await Promise.all([fetchModules(deptId), layoutTexts(deptId, path, sides)]);
      return { library: libraryOf(modules), layouts };
    },
    meta: { quiet: true },
  });
  const layouts = data?.layouts;
  const was = useMemo(() => layouts && drawingOf(before, layouts.before, path), [before, layouts, path]);
  const now = useMemo(() => layouts && drawingOf(after, layouts.after, path), [after, layouts, path]);
  if (!ready || data === undefined) return <Loading />;
  if (!was || !now) return <Result status="info" title={t('compare.unreadable')} />;
  return <ComparisonView before={was} after={now} library={data.library} names={names} />;
}

/** A layout that is not stored, or not in these versions, is none: the blocks are then placed anew. */
async function layoutTexts(deptId: number, path: string, { staged = false, commit, against }: GitSides) {
  const query = { deptId, path: layoutPathOf(path), staged: String(staged), commit, against };
  const none = { before: null, after: null };
  return callApi(gitDiff, { query }).catch(() => none);
}
