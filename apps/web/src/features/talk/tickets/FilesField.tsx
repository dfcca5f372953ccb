import { PaperClipOutlined } from '@ant-design/icons';
import type { Attachment } from '@netloom/contract';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../announce.ts';
import { FileTags, uploadFiles } from '../chat/index.ts';

interface FilesFieldProps {
  value?: Attachment[];
  onChange?: (files: Attachment[]) => void;
}

/** Pictures and files of a form: chosen, or pasted into it. */
export function FilesField({ value = [], onChange = () => undefined }: FilesFieldProps) {
  const { t } = useTranslation('tickets');
  const chooser = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  async function add(files: FileList | null) {
    if (files === null || files.length === 0) return;
    setBusy(true);
    try {
      onChange([...value, ...(await uploadFiles(files))]);
    } catch (error) {
      announceError(error);
    }
    setBusy(false);
  }
  return (
    <div
      className="nl-files-field"
      onPaste={(event) => void add(event.clipboardData.files)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void add(event.dataTransfer.files);
      }}
    >
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        aria-label={t('attach')}
        onChange={({ target }) => void add(target.files)}
      />
      <Button
        size="small"
        icon={<PaperClipOutlined />}
        loading={busy}
        onClick={() => chooser.current?.click()}
      >
        {t('attach')}
      </Button>
      <FileTags files={value} onChange={onChange} />
    </div>
  );
}
