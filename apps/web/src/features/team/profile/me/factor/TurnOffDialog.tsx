import { turnOffSecondFactor } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../../../announce.ts';
import { useCallMutation } from '../../../../../api/index.ts';
import { leaveEnded } from '../../../../../session/index.ts';
import { ProofDialog } from './ProofDialog.tsx';
import { refreshFactor } from './factorForm.ts';
import type { FactorDialogProps } from './factorForm.ts';

export function TurnOffDialog({ password, required, onClose }: FactorDialogProps & { required: boolean }) {
  const { t } = useTranslation('secondFactor');
  const turnOff = useCallMutation(turnOffSecondFactor, {
    meta: { quiet: true },
    onSuccess: async () => {
      if (required) return leaveEnded('second-factor');
      announceSuccess(t('turnedOff'));
      onClose();
      await refreshFactor();
    },
  });
  return (
    <ProofDialog
      title={t('turnOffTitle')}
      text={t(required ? 'turnOffRequired' : 'turnOffHint')}
      okText={t('turnOff')}
      danger
      pending={turnOff.isPending}
      password={password}
      onProof={(body, onError) => turnOff.mutate({ body }, { onError })}
      onClose={onClose}
    />
  );
}
