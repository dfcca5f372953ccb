import type { BugRow } from '@netloom/contract';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { RelativeTime } from '../../../parts/index.ts';
import type { Column } from '../../../parts/table/column.ts';
import { bugAddress } from './address.ts';
import { PriorityText, SeverityTag, StatusTag } from './Words.tsx';

const cut = (text: string) => (
  <span className="nl-regress-cut" title={text}>
    {text}
  </span>
);

/** The fields of a defect (specification, section 3). */
export function useBugColumns(): Column<BugRow>[] {
  const { t } = useTranslation('bugs');
  return [
    { key: 'bugId', title: '#', width: 56, render: ({ bugId }) => `#${bugId}` },
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
    { key: 'label', title: t('field.label'), width: 92, render: ({ label }) => cut(label) },
    {
      key: 'severity',
      title: t('field.severity'),
      width: 88,
      render: ({ severity }) => <SeverityTag severity={severity} />,
    },
    {
      key: 'priority',
      title: t('field.priority'),
      width: 172,
      render: ({ priority }) => <PriorityText priority={priority} />,
    },
    {
      key: 'status',
      title: t('field.status'),
      width: 108,
      render: ({ status }) => <StatusTag status={status} />,
    },
    ...lastColumns(t),
  ];
}

/** Whose it is, where it was found, and since when it stands so. */
function lastColumns(t: TFunction<'bugs'>): Column<BugRow>[] {
  return [
    {
      key: 'assignee',
      title: t('field.assignee'),
      width: 96,
      render: ({ assignee }) => cut(assignee || '–'),
    },
    {
      key: 'commitID',
      title: t('field.commitID'),
      width: 100,
      render: ({ commitID, branch }) => <code title={`${branch} ${commitID}`}>{commitID.slice(0, 9)}</code>,
    },
    {
      key: 'updateTime',
      title: t('field.updateTime'),
      width: 104,
      render: ({ updateTime }) => <RelativeTime value={updateTime} />,
    },
  ];
}
