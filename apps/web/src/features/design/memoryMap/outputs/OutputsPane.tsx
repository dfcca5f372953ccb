import { DownloadOutlined, ExportOutlined, FileZipOutlined } from '@ant-design/icons';
import { getAllSocModule } from '@netloom/contract';
import { Alert, Button, Select, Spin } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../../announce.ts';
import { useCall } from '../../../../api/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { CodeText } from '../../../files/editor/index.ts';
import { generate, useSoc } from '../../soc/index.ts';
import { usePicture } from '../map/current.ts';
import { usePane } from '../store/paneStore.ts';
import { download, downloadAll } from './download.ts';
import type { OutputFile } from './jobs.ts';
import { useOutputs } from './useOutputs.ts';
import './outputs.css';

/** What software and documents get of the map: each file as it would be written now. */
export function OutputsPane() {
  const { t } = useTranslation('memoryMap');
  const deptId = useDeptId();
  const modules = useCall(getAllSocModule, { params: { x: deptId } });
  const name = useSoc((state) => state.document.name);
  const { columns } = usePicture();
  const [manager, setManager] = useState<string>();
  const [path, setPath] = useState<string>();
  const { files, error, blocked, busy } = useOutputs(modules.data, manager);
  const file = files.find((each) => each.path === path) ?? files[0];
  return (
    <div className="nl-map-outputs">
      <div className="nl-map-bar">
        {file && (
          <Select
            size="small"
            aria-label={t('output.file')}
            value={file.path}
            options={files.map((each) => ({ value: each.path, label: `${each.title} · ${each.path}` }))}
            onChange={setPath}
          />
        )}
        {columns.length > 1 && (
          <Select
            size="small"
            aria-label={t('output.manager')}
            value={manager ?? ''}
            options={[
              { value: '', label: t('output.allManagers') },
              ...columns.map(({ view }) => ({ value: view.manager, label: view.manager })),
            ]}
            onChange={(chosen) => setManager(chosen === '' ? undefined : chosen)}
          />
        )}
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
      {blocked && (
        <Alert
          banner
          type="error"
          title={t('output.blocked')}
          action={
            <Button size="small" onClick={() => usePane.setState({ pane: 'problems' })}>
              {t('output.showProblems')}
            </Button>
          }
        />
      )}
      {error !== undefined && <Alert banner type="error" title={error} />}
      <div className="nl-map-preview">{file && <Preview file={file} />}</div>
    </div>
  );
}

/** A page in a frame that may run nothing, anything else as text. */
function Preview({ file: { path, text } }: { file: OutputFile }) {
  const { t } = useTranslation('memoryMap');
  if (path.endsWith('.html')) return <iframe title={t('output.page')} sandbox="" srcDoc={text} />;
  return <CodeText path={path} text={text} />;
}
