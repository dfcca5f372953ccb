import type { Notice } from '@netloom/contract';
import { Button, Drawer, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '../../../parts/index.ts';
import { useFormDraft } from '../drafts/index.ts';
import { NoticeFields } from './NoticeFields.tsx';
import { initialOf } from './noticeForm.ts';
import type { NoticeValues } from './noticeForm.ts';
import { useStoreNotice } from './useStoreNotice.ts';

/** Writes a notice, or changes one. */
export function NoticeDrawer({ notice, onClose }: { notice: Notice | null; onClose: () => void }) {
  const { t } = useTranslation('notices');
  const [form] = Form.useForm<NoticeValues>();
  const all = usePermissions().any('system:notice:edit');
  const draft = useFormDraft(notice === null ? 'notice:new' : null, form, ['title', 'content']);
  function onDone() {
    draft.done();
    onClose();
  }
  const { store, isPending } = useStoreNotice({ notice, form, onDone });
  const isOut = notice !== null && notice.state !== 'draft' && notice.state !== 'withdrawn';
  return (
    <Drawer
      open
      title={t(notice === null ? 'add' : 'edit')}
      size={560}
      className="nl-form-drawer"
      mask={{ closable: false }}
      onClose={onClose}
      footer={
        <div className="nl-form-buttons">
          {isOut ? null : (
            <Button loading={isPending} onClick={() => void store(false)}>
              {t('keepDraft')}
            </Button>
          )}
          <Button type="primary" loading={isPending} onClick={() => void store(true)}>
            {t(isOut ? 'save' : 'send')}
          </Button>
        </div>
      }
    >
      <Form<NoticeValues>
        form={form}
        layout="vertical"
        initialValues={initialOf(notice, all)}
        onValuesChange={draft.keep}
      >
        <NoticeFields />
      </Form>
    </Drawer>
  );
}
