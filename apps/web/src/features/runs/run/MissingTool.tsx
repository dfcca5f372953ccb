import { listTools } from '@netloom/contract';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../api/index.ts';

/** Says which command brings a tool, where it is missing. */
export function MissingTool({ name }: { name: string }) {
  const { t } = useTranslation('runs');
  const { data } = useCall(listTools, {}, { meta: { quiet: true } });
  const tool = data?.tools.find((each) => each.name === name);
  if (tool === undefined || tool.version !== null) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={t('missingTool', { name })}
      description={<code>{tool.install}</code>}
    />
  );
}
