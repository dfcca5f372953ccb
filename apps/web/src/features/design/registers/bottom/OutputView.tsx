import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeText } from '../../../files/editor/index.ts';
import type { OpenMap } from '../store/registerStore.ts';
import { showBottom } from '../store/uiStore.ts';
import type { WorkerFile } from '../worker/jobs.ts';
import { OutputTools } from './OutputTools.tsx';
import { usePreview } from './usePreview.ts';

/** The files of an output, one at a time. */
export function OutputView({ open, output }: { open: OpenMap; output: string }) {
  const { t } = useTranslation('registers');
  const preview = usePreview(open.map, output);
  const { files, blocked, error } = preview;
  const [path, setPath] = useState<string>();
  const file = files.find((each) => each.path === path) ?? files[0];
  return (
    <>
      <OutputTools open={open} preview={preview} file={file} onFile={setPath} />
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
