import { DownloadOutlined, ExportOutlined, FileZipOutlined, WarningOutlined } from '@ant-design/icons';
import { Alert, Button, Popover, Select, Spin } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../../announce.ts';
import { Loading } from '../../../../Loading.tsx';
import { CodeText } from '../../../files/editor/index.ts';
import type { OpenMap } from '../store/registerStore.ts';
import { openDialog, showBottom, useUi } from '../store/uiStore.ts';
import { ask, useFormats } from '../worker/ask.ts';
import type { WorkerFile } from '../worker/jobs.ts';
import { MessageList } from './MessageList.tsx';
import { download } from './download.ts';
import { usePreview } from './usePreview.ts';

/** One output of the map as it is now; it follows every edit. */
export function PreviewTab({ open }: { open: OpenMap }) {
  const { t } = useTranslation('registers');
  const formats = useFormats();
  const chosen = useUi((state) => state.output);
  const outputs = formats?.outputs ?? [];
  const output = outputs.find(({ id }) => id === chosen)?.id ?? outputs[0]?.id;
  if (formats === undefined || output === undefined) return <Loading />;
  return (
    <div className="nl-reg-preview">
      <Select
        size="small"
        className="nl-reg-outputs"
        aria-label={t('preview.output')}
        value={output}
        options={outputs.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={(next) => useUi.setState({ output: next })}
      />
      <OutputView key={output} open={open} output={output} />
    </div>
  );
}

function OutputView({ open, output }: { open: OpenMap; output: string }) {
  const { t } = useTranslation('registers');
  const { files, diagnostics, blocked, busy, error } = usePreview(open.map, output);
  const [path, setPath] = useState<string>();
  const [zipping, setZipping] = useState(false);
  const file = files.find((each) => each.path === path) ?? files[0];

  function downloadAll() {
    setZipping(true);
    ask({ kind: 'zip', map: open.map })
      .then(({ zip }) => download(`${open.map.name}.zip`, zip), announceError)
      .finally(() => setZipping(false));
  }

  return (
    <>
      <div className="nl-reg-preview-tools">
        {files.length > 1 && (
          <Select
            size="small"
            aria-label={t('preview.file')}
            value={file?.path}
            options={files.map((each) => ({ value: each.path, label: each.path }))}
            onChange={setPath}
          />
        )}
        {files.length === 1 && <code>{file?.path}</code>}
        {diagnostics.length > 0 && (
          <Popover trigger="click" content={<MessageList diagnostics={diagnostics} />}>
            <Button
              size="small"
              type="text"
              icon={<WarningOutlined style={{ color: 'var(--nl-warning)' }} />}
            >
              {t('preview.losses', { count: diagnostics.length })}
            </Button>
          </Popover>
        )}
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
        <Button
          size="small"
          icon={<FileZipOutlined />}
          loading={zipping}
          disabled={blocked}
          onClick={downloadAll}
        >
          {t('preview.zip')}
        </Button>
        <Button
          size="small"
          icon={<ExportOutlined />}
          disabled={blocked || open.readOnly}
          onClick={() => openDialog('write')}
        >
          {t('preview.write')}
        </Button>
      </div>
      {blocked ? (
        <Alert
          banner
          type="error"
          title={t('preview.blocked')}
          action={
            <Button size="small" onClick={() => showBottom('problems')}>
              {t('preview.showProblems')}
            </Button>
          }
        />
      ) : null}
      {error === undefined ? null : <Alert banner type="error" title={error} />}
      <div className="nl-reg-preview-body">{file && <FileView file={file} title={t('preview.page')} />}</div>
    </>
  );
}

/** A page in a frame that may run nothing, anything else as text; binary files can be downloaded alone. */
function FileView({ file, title }: { file: WorkerFile; title: string }) {
  const { t } = useTranslation('registers');
  if (typeof file.content !== 'string') return <p className="nl-reg-none">{t('preview.binary')}</p>;
  if (file.path.endsWith('.html')) {
    return <iframe title={title} sandbox="allow-scripts" srcDoc={file.content} />;
  }
  return <CodeText path={file.path} text={file.content} />;
}
