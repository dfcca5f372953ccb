import { PaperClipOutlined, SendOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FileTags } from './FileTags.tsx';
import { MessageField } from './MessageField.tsx';
import { useWriting } from './useWriting.ts';
import type { Written } from './useWriting.ts';

interface ComposerProps {
  /** Where the text is kept until it is sent. */
  draftKey: string;
  deptId: number | null;
  label: string;
  /** Rejects where it was not sent: the text stays. */
  onSend: (written: Written) => Promise<unknown>;
  onTyping?: () => void;
}

/** Where a message is written: Enter sends it, Shift+Enter begins a line; files are pasted, dropped or chosen. */
export function Composer({ draftKey, deptId, label, onSend, onTyping }: ComposerProps) {
  const { t } = useTranslation('talk');
  const writing = useWriting(draftKey, onSend);
  const { files, setFiles, add, send, busy, isEmpty, text } = writing;
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <div
      className="nl-composer"
      onPaste={(event) => {
        if (event.clipboardData.files.length > 0) event.preventDefault();
        void add(event.clipboardData.files);
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void add(event.dataTransfer.files);
      }}
    >
      <MessageField
        label={label}
        deptId={deptId}
        value={text}
        onSend={() => void send()}
        onChange={(next) => {
          writing.change(next);
          onTyping?.();
        }}
      />
      <div className="nl-composer-files">
        <FileTags files={files} onChange={setFiles} />
      </div>
      <div className="nl-composer-bar">
        <input
          ref={chooser}
          type="file"
          multiple
          hidden
          aria-label={t('composer.attach')}
          onChange={({ target }) => void add(target.files)}
        />
        <Button
          type="text"
          size="small"
          icon={<PaperClipOutlined />}
          aria-label={t('composer.attach')}
          title={t('composer.attach')}
          onClick={() => chooser.current?.click()}
        />
        <span className="nl-dim nl-composer-hint">{t('composer.hint')}</span>
        <Button
          type="primary"
          size="small"
          icon={<SendOutlined />}
          loading={busy}
          disabled={isEmpty}
          onClick={() => void send()}
        >
          {t('composer.send')}
        </Button>
      </div>
    </div>
  );
}
