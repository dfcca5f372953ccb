import { FilePdfOutlined, FileTextOutlined, ReadOutlined } from '@ant-design/icons';
import type { CoreOptions } from '@netloom/core';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../../announce.ts';
import { saveBlob } from '../../../../api/saveBlob.ts';
import { useFigures } from '../measure/useFigures.ts';
import type { Figures } from '../measure/useFigures.ts';

type Form = 'html' | 'pdf';

/** Both writers are needed here alone. */
async function written(options: CoreOptions, figures: Figures, form: Form): Promise<Blob> {
  const { datasheetHtml, datasheetOf } = await import('@netloom/core/datasheet');
  const sheet = datasheetOf(options, figures);
  if (form === 'html') return new Blob([datasheetHtml(sheet)], { type: 'text/html' });
  const { pdfOf } = await import('./pdfOf.ts');
  return new Blob([await pdfOf(sheet, new Date())], { type: 'application/pdf' });
}

/** Saves what the core is on a few pages: options, interfaces, registers, cycles and figures. */
export function DatasheetMenu({ options, disabled }: { options: CoreOptions; disabled: boolean }) {
  const { t } = useTranslation('core');
  const figures = useFigures(options);
  const [busy, setBusy] = useState(false);
  async function save(form: Form) {
    setBusy(true);
    try {
      saveBlob(await written(options, figures, form), `${options.name}-datasheet.${form}`);
    } catch (error) {
      announceError(error);
    } finally {
      setBusy(false);
    }
  }
  const items = [
    {
      key: 'html',
      icon: <FileTextOutlined />,
      label: t('command.datasheetHtml'),
      onClick: () => void save('html'),
    },
    {
      key: 'pdf',
      icon: <FilePdfOutlined />,
      label: t('command.datasheetPdf'),
      onClick: () => void save('pdf'),
    },
  ];
  return (
    <Dropdown trigger={['click']} menu={{ items }} disabled={disabled}>
      <Button
        type="text"
        size="small"
        icon={<ReadOutlined />}
        loading={busy}
        title={t('command.datasheetHelp')}
        aria-label={t('command.datasheet')}
      >
        <span className="nl-core-wide">{t('command.datasheet')}</span>
      </Button>
    </Dropdown>
  );
}
