import { lastGoodCommit, startBisect } from '@netloom/contract';
import type { ResultRow } from '@netloom/contract';
import { Alert, Form, Input, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Loading } from '../../../Loading.tsx';
import { errorText } from '../../../announce.ts';
import { useCall, useCallMutation } from '../../../api/index.ts';
import { bisectAddress } from './address.ts';

interface Values {
  good: string;
  bad?: string;
}

interface BisectDialogProps {
  result: Pick<ResultRow, 'resultId' | 'caseName' | 'seed'>;
  onClose: () => void;
}

/** Between which commits the culprit of a failure is looked for. */
export function BisectDialog({ result: { resultId, caseName, seed }, onClose }: BisectDialogProps) {
  const { t } = useTranslation('bisect');
  const navigate = useNavigate();
  const [form] = Form.useForm<Values>();
  const { data } = useCall(lastGoodCommit, { query: { resultId } }, { staleTime: 0, meta: { quiet: true } });
  const start = useCallMutation(startBisect, {
    meta: { quiet: true },
    onSuccess: ({ bisectId }) => void navigate(bisectAddress(bisectId)),
  });
  const begin = ({ good, bad }: Values) =>
    start.mutate({ body: { resultId, good: good.trim(), ...(bad?.trim() && { bad: bad.trim() }) } });
  return (
    <Modal
      open
      title={t('begin', { case: caseName, seed })}
      okText={t('start')}
      confirmLoading={start.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <p>{t('explained')}</p>
      {start.error === null ? null : <Alert type="error" showIcon title={errorText(start.error)} />}
      {data === undefined ? (
        <Loading />
      ) : (
        <Form form={form} layout="vertical" initialValues={{ good: data.commit ?? '' }} onFinish={begin}>
          <Form.Item
            name="good"
            label={t('good')}
            extra={data.commit === null ? t('noGood') : t('lastGood')}
            rules={[{ required: true, whitespace: true, message: t('goodNeeded') }]}
          >
            <Input className="nl-mono" maxLength={200} autoFocus />
          </Form.Item>
          <Form.Item name="bad" label={t('bad')} extra={t('badExtra')}>
            <Input className="nl-mono" maxLength={200} />
          </Form.Item>
        </Form>
      )}
    </Modal>
  );
}
