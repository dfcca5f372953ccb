import { DownloadOutlined, ExportOutlined, FileZipOutlined } from '@ant-design/icons';
import { Button, Select, Spin } from 'antd';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../../announce.ts';
import { generate, useSoc } from '../../soc/index.ts';
import { ViewSelect } from './ViewSelect.tsx';
import { download, downloadAll } from './download.ts';
import type { OutputFile } from './jobs.ts';
import type { Outputs } from './useOutputs.ts';

interface OutputBarProps {
  outputs: Outputs;
  /** The file that is shown. */
  file: OutputFile | undefined;
  onFile: (path: string) => void;
  manager: string | undefined;
  onManager: (manager: string | undefined) => void;
}

/** Chooses a file, and takes it or all of them along. */
export function OutputBar({ outputs, file, onFile, manager, onManager }: OutputBarProps) {
  const { t } = useTranslation('memoryMap');
  const name = useSoc((state) => state.document.name);
  const { files, blocked, busy } = outputs;
  return (
    <div className="nl-map-bar">
      {file && (
        <Select
          size="small"
          aria-label={t('output.file')}
          value={file.path}
          options={files.map((each) => ({ value: each.path, label: `${each.title} · ${each.path}` }))}
          onChange={onFile}
        />
      )}
      <ViewSelect manager={manager} onManager={onManager} />
      {busy && <Spin size="small" />}
      <span className="nl-map-spring" />
      <Button
        size="small"
        icon={<DownloadOutlined />}
        disabled={!file || blocked}
        onClick={() => file && download(file.path.replace(/^.*\//, ''), file.text)}
      >
        {t('output.download')}
      </Button>
      <Button
        size="small"
        icon={<FileZipOutlined />}
        disabled={files.length === 0 || blocked}
        onClick={() => void downloadAll(name, files).catch(announceError)}
      >
        {t('output.all')}
      </Button>
      <Button size="small" icon={<ExportOutlined />} disabled={blocked} onClick={generate}>
        {t('output.write')}
      </Button>
    </div>
  );
}
