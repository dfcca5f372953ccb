import { renewRecoveryCodes } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { useCallMutation } from '../../../../../api/index.ts';
import { CodesDialog } from './CodesDialog.tsx';
import { ProofDialog } from './ProofDialog.tsx';
import { refreshFactor } from './factorForm.ts';
import type { FactorDialogProps } from './factorForm.ts';

export function RenewDialog({ password, onClose }: FactorDialogProps) {
  const { t } = useTranslation('secondFactor');
  const renew = useCallMutation(renewRecoveryCodes, { meta: { quiet: true }, onSuccess: refreshFactor });
  if (renew.data !== undefined) return <CodesDialog codes={renew.data.recoveryCodes} onClose={onClose} />;
  return (
    <ProofDialog
      title={t('renew')}
      text={t('renewHint')}
      okText={t('renew')}
      pending={renew.isPending}
      password={password}
      onProof={(body, onError) => renew.mutate({ body }, { onError })}
      onClose={onClose}
    />
  );
}
