import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDeptId } from '../../../../session/index.ts';
import { USUAL_LIMITS, limitsOf, useStartRun } from '../../../runs/run/index.ts';

/** Runs the bench of a block of the library, with coverage, and goes to the run. */
export function RunBench({ vlnv }: { vlnv: string }) {
  const { t } = useTranslation('soc');
  const deptId = useDeptId();
  const { mutate, isPending } = useStartRun();
  return (
    <Button
      size="small"
      loading={isPending}
      onClick={() => mutate({ body: { kind: 'bench', deptId, block: vlnv, ...limitsOf(USUAL_LIMITS) } })}
    >
      {t('palette.bench')}
    </Button>
  );
}
