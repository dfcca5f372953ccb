import { moveBug } from '@netloom/contract';
import type { BugDetails } from '@netloom/contract';
import { Alert, Form, Input, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCallMutation } from '../../../../api/index.ts';
import { keyOf } from '../look.ts';
import { refreshBugs } from '../useBugChanges.ts';
import type { Move } from './shownBugCommands.ts';

interface MoveDialogProps {
  bug: BugDetails;
  move: Move;
  onClose: () => void;
}

/** Asks for what a move needs: a reason, or a commit. */
export function MoveDialog({
  bug: { bugId, revision, failure },
  move: { to, needs },
  onClose,
}: MoveDialogProps) {
  const { t } = useTranslation('bugs');
  const [form] = Form.useForm<{ reason: string; commit: string }>();
  const move = useCallMutation(moveBug, { onSuccess: onClose, onSettled: refreshBugs });
  const takesCommit = needs === 'proof' || to === 'Wait Verify';
  const save = ({ reason = '', commit = '' }: { reason?: string; commit?: string }) =>
    move.mutate({ body: { bugId, revision, status: to, reason, ...(commit !== '' && { commit }) } });
  return (
    <Modal
      open
      title={t('moveTo', { status: t(`status.${keyOf(to)}`) })}
      okText={t('move')}
      confirmLoading={move.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" onFinish={save}>
        {needs === 'proof' && failure !== null ? (
          <Alert title={t('proofHint', { case: failure.caseName, seed: failure.seed })} />
        ) : null}
        {takesCommit ? (
          <Form.Item
            name="commit"
            label={t(needs === 'proof' ? 'provingCommit' : 'fixingCommit')}
            rules={[
              { required: needs === 'proof', message: t('commitRule') },
              { pattern: /^[0-9a-f]{7,40}$/, message: t('commitRule') },
            ]}
          >
            <Input autoFocus maxLength={40} />
          </Form.Item>
        ) : null}
        <Form.Item
          name="reason"
          label={t('reason')}
          rules={
            needs === 'reason' ? [{ required: true, whitespace: true, message: t('reasonRequired') }] : []
          }
        >
          <Input.TextArea autoSize={{ minRows: 2 }} maxLength={2000} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
