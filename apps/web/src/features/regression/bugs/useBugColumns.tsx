import type { BugRow } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { RelativeTime } from '../../../parts/index.ts';
import type { Column } from '../../../parts/table/column.ts';
import { bugAddress } from './address.ts';
import { PriorityText, SeverityTag, StatusTag } from './Words.tsx';

/** The fields of a defect (specification, section 3). */
export function useBugColumns(): Column<BugRow>[] {
  const { t } = useTranslation('bugs');
  const cut = (text: string) => (
    <span className="nl-regress-cut" title={text}>
      {text}
    </span>
  );
  return [
    { key: 'bugId', title: '#', width: 64, render: ({ bugId }) => `#${bugId}` },
    {
      key: 'title',
      title: t('field.title'),
      place: 'heading',
      render: ({ bugId, title }) => (
        <Link className="nl-regress-cut" to={bugAddress(bugId)} title={title}>
          <bdi>{title}</bdi>
        </Link>
      ),
    },
    { key: 'label', title: t('field.label'), width: 104, render: ({ label }) => cut(label) },
    {
      key: 'severity',
      title: t('field.severity'),
      width: 96,
      render: ({ severity }) => <SeverityTag severity={severity} />,
    },
    {
      key: 'priority',
      title: t('field.priority'),
      width: 190,
      render: ({ priority }) => <PriorityText priority={priority} />,
    },
    {
      key: 'status',
      title: t('field.status'),
      width: 116,
      render: ({ status }) => <StatusTag status={status} />,
    },
    {
      key: 'assignee',
      title: t('field.assignee'),
      width: 110,
      render: ({ assignee }) => cut(assignee || '–'),
    },
    { key: 'scope', title: t('field.scope'), width: 130, render: ({ scope }) => cut(scope) },
    {
      key: 'commitID',
      title: t('field.commitID'),
      width: 100,
      render: ({ commitID, branch }) => <code title={`${branch} ${commitID}`}>{commitID.slice(0, 9)}</code>,
    },
    {
      key: 'updateTime',
      title: t('field.updateTime'),
      width: 130,
      render: ({ updateTime }) => <RelativeTime value={updateTime} />,
    },
  ];
}
