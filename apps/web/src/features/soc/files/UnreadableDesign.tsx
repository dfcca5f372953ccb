import { CONFLICT_CODE } from '@netloom/model';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Failure } from '../../../parts/Failure.tsx';
import { gitAddress } from '../../git/index.ts';
import type { UnreadableCanvas } from './openCanvas.ts';

/** Stands where a canvas cannot be shown; one in conflict leads to the decision on it. */
export function UnreadableDesign({ error }: { error: UnreadableCanvas }) {
  const { t } = useTranslation('soc');
  const navigate = useNavigate();
  const conflict = error.diagnostics.find(({ code }) => code === CONFLICT_CODE)?.place;
  if (conflict?.kind !== 'source') return <Failure title={t('file.unreadable')} text={error.message} />;
  return (
    <Failure
      title={t('file.inConflict.title')}
      text={t('file.inConflict.text', { path: conflict.file })}
      actions={
        <Button type="primary" onClick={() => void navigate(gitAddress(conflict.file))}>
          {t('file.inConflict.open')}
        </Button>
      }
    />
  );
}
