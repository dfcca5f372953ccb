import type { Project } from '@netloom/contract';
import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';

const COLOURS = { cloning: 'processing', ready: 'success', failed: 'error' } as const;

/** How far the first copy of a repository has come, in a word. */
export function CloneTag({ clone: { state } }: Pick<Project, 'clone'>) {
  const { t } = useTranslation('projects');
  return <Tag color={COLOURS[state]}>{t(`clone.${state}`)}</Tag>;
}
