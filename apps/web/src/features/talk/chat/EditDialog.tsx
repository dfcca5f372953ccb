import { MESSAGE_LONGEST } from '@netloom/contract';
import type { Message } from '@netloom/contract';
import { Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../announce.ts';
import { changeMessage } from './useChatActions.ts';

interface EditDialogProps {
  message: Message;
  onChanged: (message: Message) => void;
  onClose: () => void;
}

/** Another text for a message of one's own. */
export function EditDialog({ message, onChanged, onClose }: EditDialogProps) {
  const { t } = useTranslation('talk');
  const [text, setText] = useState(message.content);
  async function save() {
    try {
      onChanged(await changeMessage(message.messageId, text));
      onClose();
    } catch (error) {
      announceError(error);
    }
  }
  return (
    <Modal
      open
      title={t('message.edit')}
      okText={t('save')}
      okButtonProps={{ disabled: text.trim() === '' || text === message.content }}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <Input.TextArea
        aria-label={t('message.edit')}
        autoFocus
        autoSize={{ minRows: 3, maxRows: 16 }}
        maxLength={MESSAGE_LONGEST}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </Modal>
  );
}
