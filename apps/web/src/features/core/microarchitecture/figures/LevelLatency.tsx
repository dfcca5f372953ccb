import { levelLatency, successionOf } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import { Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';

/** Of a core with a CLIC: cycles to its handlers, the common one and by the table. */
export function LevelLatency({ options }: { options: CoreOptions }) {
  const { t } = useTranslation('core');
  const latency = levelLatency(options);
  if (latency === undefined) return null;
  const { handler, table, asleep } = latency;
  const succession = successionOf(options);
  const help = [
    t('figure.levelHelp', { asleep }),
    ...(succession ? [t('figure.successionHelp', { ...succession })] : []),
  ];
  return (
    <Tooltip title={help.join(' ')} mouseEnterDelay={0.4}>
      <div data-figure="level">
        <dt>{t('figure.level')}</dt>
        <dd>
          <b>{table === undefined ? handler : `${handler} / ${table}`}</b> <span>{t('figure.cycles')}</span>
        </dd>
      </div>
    </Tooltip>
  );
}
