import { DownloadOutlined, ExportOutlined, FileZipOutlined, WarningOutlined } from '@ant-design/icons';
import type { Diagnostic, RegisterMap } from '@netloom/model';
import { Button, Popover, Select, Spin } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../../announce.ts';
import type { OpenMap } from '../store/registerStore.ts';
import { openDialog } from '../store/uiStore.ts';
import { ask } from '../worker/ask.ts';
import type { WorkerFile } from '../worker/jobs.ts';
import { MessageList } from './MessageList.tsx';
import { download } from './download.ts';
import type { Preview } from './usePreview.ts';

interface OutputToolsProps {
  open: OpenMap;
  preview: Preview;
  /** The file that is shown. */
  file: WorkerFile | undefined;
  onFile: (path: string) => void;
}

export function OutputTools({ open, preview, file, onFile }: OutputToolsProps) {
  const { t } = useTranslation('registers');
  const { files, diagnostics, blocked, busy } = preview;
  return (
    <div className="nl-reg-preview-tools">
      {files.length > 1 && (
        <Select
          size="small"
          aria-label={t('preview.file')}
          value={file?.path}
          options={files.map((each) => ({ value: each.path, label: each.path }))}
          onChange={onFile}
        />
      )}
      {files.length === 1 && <code>{file?.path}</code>}
      {diagnostics.length > 0 && <Losses diagnostics={diagnostics} />}
      {busy && <Spin size="small" />}
      <span className="nl-reg-spring" />
      <Button
        size="small"
        icon={<DownloadOutlined />}
        disabled={file === undefined || blocked}
        onClick={() => file && download(file.path, file.content)}
      >
        {t('preview.download')}
      </Button>
      <ZipButton map={open.map} disabled={blocked} />
      <Button
        size="small"
        icon={<ExportOutlined />}
        disabled={blocked || open.readOnly}
        onClick={() => openDialog('write')}
      >
        {t('preview.write')}
      </Button>
    </div>
  );
}

/** What the output cannot carry. */
function Losses({ diagnostics }: { diagnostics: readonly Diagnostic[] }) {
  const { t } = useTranslation('registers');
  return (
    <Popover trigger="click" content={<MessageList diagnostics={diagnostics} />}>
      <Button size="small" type="text" icon={<WarningOutlined style={{ color: 'var(--nl-warning)' }} />}>
        {t('preview.losses', { count: diagnostics.length })}
      </Button>
    </Popover>
  );
}

/** Every output in one archive. */
function ZipButton({ map, disabled }: { map: RegisterMap; disabled: boolean }) {
  const { t } = useTranslation('registers');
  const [zipping, setZipping] = useState(false);

  function downloadAll() {
    setZipping(true);
    ask({ kind: 'zip', map })
      .then(({ zip }) => download(`${map.name}.zip`, zip), announceError)
      .finally(() => setZipping(false));
  }

  return (
    <Button
      size="small"
      icon={<FileZipOutlined />}
      loading={zipping}
      disabled={disabled}
      onClick={downloadAll}
    >
      {t('preview.zip')}
    </Button>
  );
}
