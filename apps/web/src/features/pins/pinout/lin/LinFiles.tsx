import { DownloadOutlined } from '@ant-design/icons';
import { linFiles } from '@netloom/pins';
import type { GeneratedSource } from '@netloom/pins';
import { Button, Select } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveBlob } from '../../../../api/saveBlob.ts';
import { CodeText } from '../../../files/editor/index.ts';
import { usePins } from '../store/pinsStore.ts';
import { useClockOf } from './linView.ts';

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** The files of the LIN driver as they would be written now. */
export function LinFiles() {
  const { t } = useTranslation('pinLin');
  const configuration = usePins(({ open }) => open!.configuration);
  const clockOf = useClockOf();
  const files = useMemo(() => linFiles(configuration, clockOf), [configuration, clockOf]);
  const [path, setPath] = useState<string>();
  const shown = files.find((file) => file.path === path) ?? files[0];
  if (shown === undefined) return <p className="nl-pins-lin-said">{t('files.wrong')}</p>;
  return (
    <div className="nl-pins-lin-files">
      <div>
        <Select
          size="small"
          aria-label={t('view.files')}
          value={shown.path}
          popupMatchSelectWidth={false}
          options={files.map((file) => ({ value: file.path, label: nameOf(file.path) }))}
          onChange={setPath}
        />
        <Button
          size="small"
          type="text"
          icon={<DownloadOutlined />}
          onClick={() => saveBlob(new Blob([shown.text], { type: 'text/plain' }), nameOf(shown.path))}
        >
          {t('files.download')}
        </Button>
        <Button
          size="small"
          type="text"
          icon={<DownloadOutlined />}
          onClick={() => void downloadAll(`${configuration.name}_Lin.zip`, files)}
        >
          {t('files.downloadAll')}
        </Button>
      </div>
      <CodeText path={shown.path} text={shown.text} />
    </div>
  );
}

async function downloadAll(name: string, files: readonly GeneratedSource[]): Promise<void> {
  const { strToU8, zipSync } = await import('fflate');
  const entries = Object.fromEntries(files.map(({ path, text }) => [nameOf(path), strToU8(text)]));
  saveBlob(new Blob([zipSync(entries)], { type: 'application/zip' }), name);
}
