import { CameraOutlined, PaperClipOutlined } from '@ant-design/icons';
import type { Attachment } from '@netloom/contract';
import { Button } from 'antd';
import { Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PaintDialog, canCapture } from '../picture/index.ts';
import { Thumbs } from './Thumbs.tsx';
import { useFiles } from './useFiles.ts';
import { usePasted } from './usePasted.ts';
import './tickets.css';

interface FilesFieldProps {
  value?: Attachment[];
  onChange?: (files: Attachment[]) => void;
}

/** Pictures and files of a form: chosen, pasted, dropped, or a picture of the screen; pictures can be painted on. */
export function FilesField({ value = [], onChange = () => undefined }: FilesFieldProps) {
  const { t } = useTranslation('picture');
  const chooser = useRef<HTMLInputElement>(null);
  const files = useFiles(value, onChange);
  const field = usePasted(files.paste);
  return (
    <div
      ref={field}
      className="nl-files-field"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        files.add(event.dataTransfer.files);
      }}
    >
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        aria-label={t('attach')}
        onChange={({ target }) => {
          files.add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Button
        size="small"
        icon={<PaperClipOutlined />}
        loading={files.busy}
        onClick={() => chooser.current?.click()}
      >
        {t('attach')}
      </Button>
      {canCapture() ? (
        <Button size="small" icon={<CameraOutlined />} onClick={files.capture}>
          {t('capture')}
        </Button>
      ) : null}
      <Thumbs files={value} onPaint={files.paint} onRemove={files.remove} />
      {files.picture === null ? null : (
        <Suspense>
          <PaintDialog picture={files.picture} onDone={files.done} onClose={files.close} />
        </Suspense>
      )}
    </div>
  );
}
