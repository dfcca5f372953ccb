import { excludeCoverage } from '@netloom/contract';
import type { CoveragePoint } from '@netloom/model';
import { Form, Input, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCallMutation } from '../../../api/index.ts';
import { refreshCoverage } from './refreshCoverage.ts';

interface ExcludeDialogProps {
  runId: string;
  path: string;
  point: CoveragePoint;
  onClose: () => void;
}

/** Why a point need not be hit, and until when. */
export function ExcludeDialog({ runId, path, point, onClose }: ExcludeDialogProps) {
  const { t } = useTranslation('regressionCoverage');
  const [form] = Form.useForm<{ why: string; until?: string }>();
  const exclude = useCallMutation(excludeCoverage, { onSuccess: refreshCoverage });
  const { sort, line, column, label } = point;
  const save = async ({ why, until }: { why: string; until?: string }) => {
    const body = { runId, path, point: { sort, line, column, label }, why, ...(until && { until }) };
    await exclude.mutateAsync({ body });
    onClose();
  };
  return (
    <Modal
      open
      title={t('excludeTitle', { path, line, point: label || t(`sort.${sort}`) })}
      okText={t('exclude')}
      confirmLoading={exclude.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <p>{t('excludeText')}</p>
      <Form form={form} layout="vertical" onFinish={(values) => void save(values)}>
        <Form.Item
          name="why"
          label={t('why')}
          rules={[{ required: true, whitespace: true, message: t('whyNeeded') }]}
        >
          <Input.TextArea rows={3} maxLength={2000} autoFocus />
        </Form.Item>
        <Form.Item name="until" label={t('until')}>
          <Input type="date" />
        </Form.Item>
      </Form>
    </Modal>
  );
}
