import { PaperClipOutlined, SendOutlined } from '@ant-design/icons';
import { MESSAGE_LONGEST, chatPeople } from '@netloom/contract';
import type { Attachment } from '@netloom/contract';
import { Button, Mentions, Tag } from 'antd';
import { useRef, useState } from 'react';
import type { ClipboardEvent, DragEvent, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../announce.ts';
import { useCall } from '../../../api/index.ts';
import { useDraft } from '../drafts/index.ts';
import { uploadFiles } from './uploadFiles.ts';

export interface Written {
  content: string;
  imageIds: string[];
  draftKey: string;
}

interface ComposerProps {
  /** Where the text is kept until it is sent. */
  draftKey: string;
  deptId: number | null;
  label: string;
  /** Rejects where it was not sent: the text stays. */
  onSend: (written: Written) => Promise<unknown>;
  onTyping?: () => void;
}

const mentionOf = (userName: string) => (/^[\p{L}\p{N}_.-]+$/u.test(userName) ? userName : `"${userName}"`);

/** Where a message is written: Enter sends it, Shift+Enter begins a line; files are pasted, dropped or chosen. */
export function Composer({ draftKey, deptId, label, onSend, onTyping }: ComposerProps) {
  const { t } = useTranslation('talk');
  const draft = useDraft(draftKey);
  const [files, setFiles] = useState<Attachment[]>([]);
  const [busy, setBusy] = useState(false);
  const [search, setSearch] = useState<string | null>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const query = { search: search ?? '', ...(deptId !== null && { deptId }) };
  const people = useCall(chatPeople, { query }, { enabled: search !== null, meta: { quiet: true } });

  async function add(list: FileList | null | undefined) {
    if (!list || list.length === 0) return;
    setBusy(true);
    try {
      const added = await uploadFiles(list);
      setFiles((before) => [...before, ...added]);
    } catch (error) {
      announceError(error);
    }
    setBusy(false);
  }

  async function send() {
    const content = draft.text;
    if (busy || (content.trim() === '' && files.length === 0)) return;
    setBusy(true);
    try {
      await onSend({ content, imageIds: files.map(({ imageId }) => imageId), draftKey });
      draft.done();
      setFiles([]);
    } catch (error) {
      announceError(error);
    }
    setBusy(false);
  }

  function onKeyDown(event: KeyboardEvent) {
    // Enter that ends the input of a Chinese or Japanese word, or chooses a name, sends nothing.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || search !== null) return;
    event.preventDefault();
    void send();
  }

  function onPaste(event: ClipboardEvent) {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    void add(event.clipboardData.files);
  }

  function onDrop(event: DragEvent) {
    event.preventDefault();
    void add(event.dataTransfer.files);
  }

  return (
    <div
      className="nl-composer"
      onPaste={onPaste}
      onDrop={onDrop}
      onDragOver={(event) => event.preventDefault()}
    >
      <Mentions
        aria-label={label}
        placeholder={t('composer.placeholder')}
        autoSize={{ minRows: 1, maxRows: 8 }}
        maxLength={MESSAGE_LONGEST}
        value={draft.text}
        placement="top"
        loading={people.isFetching}
        options={(people.data ?? []).map(({ userId, userName }) => ({
          key: String(userId),
          value: mentionOf(userName),
          label: userName,
        }))}
        filterOption={false}
        onSearch={setSearch}
        onSelect={() => setSearch(null)}
        onChange={(text) => {
          draft.change(text);
          if (!/(^|\s)@\S*$/.test(text)) setSearch(null);
          onTyping?.();
        }}
        onKeyDown={onKeyDown}
      />
      {files.length === 0 ? null : (
        <div className="nl-composer-files">
          {files.map(({ imageId, name }) => (
            <Tag
              key={imageId}
              closable
              onClose={() => setFiles((before) => before.filter((each) => each.imageId !== imageId))}
            >
              <bdi>{name}</bdi>
            </Tag>
          ))}
        </div>
      )}
      <div className="nl-composer-bar">
        <input
          ref={chooser}
          type="file"
          multiple
          hidden
          aria-label={t('composer.attach')}
          onChange={({ target }) => {
            void add(target.files).then(() => {
              target.value = '';
            });
          }}
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
          disabled={draft.text.trim() === '' && files.length === 0}
          onClick={() => void send()}
        >
          {t('composer.send')}
        </Button>
      </div>
    </div>
  );
}
