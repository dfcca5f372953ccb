import { AimOutlined } from '@ant-design/icons';
import { writeReference } from '@netloom/model';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../parts/index.ts';
import { useLookedAt } from '../lookedAt/index.ts';
import { shortReference } from '../words/index.ts';
import { referenceOf } from './subjectAddress.ts';
import { useSubject } from './useSubject.ts';

/** Refers to what the user looks at, or looked at last: a block, a span of a wave, a run, a defect, a ticket. */
export function ReferButton({ onInsert }: { onInsert: (text: string) => void }) {
  const { t } = useTranslation('talk');
  const subject = useSubject();
  const looked = useLookedAt((state) => state.reference);
  // A defect and a ticket open over what was looked at before.
  const isOver = /^(defect|ticket):/.test(subject ?? '');
  const own = subject === null ? null : referenceOf(subject);
  const reference = isOver ? own : (looked ?? own);
  if (reference === null) return null;
  return (
    <IconButton
      title={t('composer.refer', { name: shortReference(reference) })}
      icon={<AimOutlined />}
      onClick={() => onInsert(writeReference(reference))}
    />
  );
}
