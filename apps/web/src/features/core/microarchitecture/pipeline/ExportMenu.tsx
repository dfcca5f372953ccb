import { DownloadOutlined } from '@ant-design/icons';
import { kanataLog, pipelineTable } from '@netloom/core/pipeline';
import type { Followed } from '@netloom/core/pipeline';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { saveBlob } from '../../../../api/index.ts';
import type { Trace } from './traceOf.ts';

interface ExportMenuProps {
  trace: Trace;
  text: (instruction: Followed) => string;
  /** Of the core, for the file. */
  name: string;
}

/** The record as a file. */
export function ExportMenu({ trace: { record, instructions }, text, name }: ExportMenuProps) {
  const { t } = useTranslation('pipeline');
  const save = (content: string, type: string, ending: string) =>
    saveBlob(new Blob([content], { type }), `${name}-pipeline.${ending}`);
  const kinds = [
    {
      key: 'kanata',
      label: t('export.kanata'),
      onClick: () => save(kanataLog(record, instructions, text), 'text/plain', 'kanata'),
    },
    {
      key: 'csv',
      label: t('export.csv'),
      onClick: () => save(pipelineTable(record, instructions, text), 'text/csv', 'csv'),
    },
  ];
  return (
    <Dropdown menu={{ items: kinds }} trigger={['click']}>
      <Button size="small" icon={<DownloadOutlined aria-hidden />}>
        {t('export.title')}
      </Button>
    </Dropdown>
  );
}
