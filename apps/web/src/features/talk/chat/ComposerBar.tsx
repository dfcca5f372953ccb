import { PaperClipOutlined, SendOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ReferButton } from './ReferButton.tsx';

interface ComposerBarProps {
  busy: boolean;
  isEmpty: boolean;
  onAdd: (files: FileList | null) => void;
  /** Puts a text into the message. */
  onInsert: (text: string) => void;
  onSend: () => void;
}

/** Adds files, and sends. */
export function ComposerBar({ busy, isEmpty, onAdd, onInsert, onSend }: ComposerBarProps) {
  const { t } = useTranslation('talk');
  const chooser = useRef<HTMLInputElement>(null);
  const attach = t('composer.attach');
  return (
    <div className="nl-composer-bar">
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        aria-label={attach}
        onChange={({ target }) => onAdd(target.files)}
      />
      <Button
        type="text"
        size="small"
        icon={<PaperClipOutlined />}
        aria-label={attach}
        title={attach}
        onClick={() => chooser.current?.click()}
      />
      <ReferButton onInsert={onInsert} />
      <span className="nl-dim nl-composer-hint">{t('composer.hint')}</span>
      <Button
        type="primary"
        size="small"
        icon={<SendOutlined />}
        loading={busy}
        disabled={isEmpty}
        onClick={onSend}
      >
        {t('composer.send')}
      </Button>
    </div>
  );
}
