import { moveBug } from '@netloom/contract';
import type { BugDetails, BugStatus } from '@netloom/contract';
import { Alert, Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCallMutation } from '../../../../api/index.ts';
import { keyOf } from '../look.ts';
import { refreshBugs } from '../useBugChanges.ts';

type Move = BugDetails['moves'][number];

interface MoveDialogProps {
  bug: BugDetails;
  move: Move;
  onClose: () => void;
}

/** Asks for what a move needs: a reason, or a commit. */
function MoveDialog({ bug: { bugId, revision, failure }, move: { to, needs }, onClose }: MoveDialogProps) {
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

/** Where the user may move the defect. */
export function Moves({ bug }: { bug: BugDetails }) {
  const { t } = useTranslation('bugs');
  const [asked, setAsked] = useState<Move>();
  const move = useCallMutation(moveBug, { onSettled: refreshBugs });
  const { bugId, revision } = bug;
  const go = (way: Move) => {
    const asks = way.needs !== undefined || way.to === ('Wait Verify' satisfies BugStatus);
    if (asks) setAsked(way);
    else move.mutate({ body: { bugId, revision, status: way.to } });
  };
  return (
    <>
      {bug.moves.map((way) => (
        <Button
          key={way.to}
          size="small"
          type={way.needs === 'reason' ? 'default' : 'primary'}
          loading={move.isPending}
          onClick={() => go(way)}
        >
          {way.needs === 'reason' ? '←' : '→'} {t(`status.${keyOf(way.to)}`)}
        </Button>
      ))}
      {asked === undefined ? null : <MoveDialog bug={bug} move={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
