import type { SignOffReview } from '@netloom/contract';
import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { RelativeTime } from '../../../parts/index.ts';

/** Who has signed, and whether all is still as it was then. */
export function Reviews({ reviews }: { reviews: readonly SignOffReview[] }) {
  const { t } = useTranslation('signOff');
  if (reviews.length === 0) return <p className="nl-dim">{t('noReviews')}</p>;
  return (
    <ul className="nl-signoff-reviews">
      {reviews.map(({ signOffId, createBy, createTime, note, valid }) => (
        <li key={signOffId}>
          <Tag color={valid ? 'success' : 'error'}>{t(valid ? 'valid' : 'overtaken')}</Tag>
          <bdi>{createBy}</bdi> <RelativeTime value={createTime} />
          <bdi className="nl-dim">{note}</bdi>
        </li>
      ))}
    </ul>
  );
}
