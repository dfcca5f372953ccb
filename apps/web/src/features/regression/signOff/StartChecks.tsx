import { showSignOff, startChecks } from '@netloom/contract';
import type { CheckKind } from '@netloom/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { callKey, queryClient, useCallMutation } from '../../../api/index.ts';
import { Permitted } from '../../../parts/index.ts';

/** Starts what the plan names and nothing shows yet, over the files of the regression. */
export function StartChecks({ runId, kind }: { runId: string; kind: CheckKind }) {
  const { t } = useTranslation('signOff');
  const start = useCallMutation(startChecks, {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: callKey(showSignOff) }),
  });
  return (
    <Permitted any={['run:start']}>
      <Button
        size="small"
        aria-label={`${t('start')}: ${t(`kind.${kind}`)}`}
        title={t('startText')}
        loading={start.isPending}
        onClick={() => start.mutate({ body: { runId, kind } })}
      >
        {t('start')}
      </Button>
    </Permitted>
  );
}
