import { listTools } from '@netloom/contract';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../api/index.ts';

/** Says which command brings the simulator, where it is missing. */
export function MissingTool() {
  const { t } = useTranslation('runs');
  const { data } = useCall(listTools, {}, { meta: { quiet: true } });
  const simulator = data?.tools.find(({ name }) => name === 'verilator');
  if (simulator === undefined || simulator.version !== null) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={t('missingTool', { name: simulator.name })}
      description={<code>{simulator.install}</code>}
    />
  );
}
