import { FileSearchOutlined } from '@ant-design/icons';
import { searchLog } from '@netloom/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../../announce.ts';
import { callApi } from '../../../../api/index.ts';
import { useShowLog } from '../../run/index.ts';

interface StatisticsButtonProps {
  runId: string;
  module: string;
}

/** Leads to the statistics of a module in the log. */
export function StatisticsButton({ runId, module }: StatisticsButtonProps) {
  const { t } = useTranslation('synthesis');
  const showLog = useShowLog();

  async function show() {
    // Statistics are printed on the way too: the last ones are those of the report.
    const { lines } = await callApi(searchLog, {
      query: { runId, text: `=== ${module} ===`, matchCase: 'true', limit: 1000 },
    });
    const last = lines.at(-1);
    if (last) showLog(last.offset);
  }

  return (
    <Button
      type="text"
      size="small"
      icon={<FileSearchOutlined />}
      aria-label={t('showStatistics', { module })}
      title={t('showStatistics', { module })}
      onClick={() => void show().catch(announceError)}
    />
  );
}
