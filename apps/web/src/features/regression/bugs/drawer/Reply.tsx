import { replyToBug } from '@netloom/contract';
import type { Attachment } from '@netloom/contract';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCallMutation } from '../../../../api/index.ts';
import { FilesField } from '../../../talk/tickets/index.ts';
import { refreshBugs } from '../useBugChanges.ts';

/** Says something about a defect, with pictures and files. */
export function Reply({ bugId }: { bugId: number }) {
  const { t } = useTranslation('bugs');
  const [content, setContent] = useState('');
  const [files, setFiles] = useState<Attachment[]>([]);
  const reply = useCallMutation(replyToBug, { onSettled: refreshBugs });
  const done = () => {
    setContent('');
    setFiles([]);
  };
  const imageIds = files.map(({ imageId }) => imageId);
  const isEmpty = content.trim() === '' && files.length === 0;
  return (
    <div className="nl-bug-reply">
      <Input.TextArea
        aria-label={t('field.reply')}
        placeholder={t('replyHint')}
        autoSize={{ minRows: 3, maxRows: 12 }}
        maxLength={20_000}
        value={content}
        onChange={({ target }) => setContent(target.value)}
      />
      <div className="nl-bug-head">
        <FilesField value={files} onChange={setFiles} />
        <span className="nl-regress-spring" />
        <Button
          type="primary"
          disabled={isEmpty}
          loading={reply.isPending}
          onClick={() => reply.mutate({ body: { bugId, content, imageIds } }, { onSuccess: done })}
        >
          {t('reply')}
        </Button>
      </div>
    </div>
  );
}
