import type { Crossing } from '@netloom/model';
import { Button, Form, Input, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../../session/index.ts';
import { change, useSoc } from '../../soc/index.ts';

interface Waiver {
  reason: string;
  person: string;
  until: string;
}

/** Who answers for a crossing, why and until when; it is kept in the document, for the logic as it is now. */
export function WaiverDialog({ crossing, onClose }: { crossing: Crossing; onClose: () => void }) {
  const { t } = useTranslation('clocks');
  const known = useSoc((state) => state.document.waivers?.[crossing.id]);
  const { session } = useSession();
  const before = known ?? { reason: '', person: session?.user.userName ?? '', until: inHalfAYear() };

  function keep(waiver: Waiver | undefined): void {
    const { document } = useSoc.getState();
    const waivers = { ...document.waivers };
    if (waiver) waivers[crossing.id] = { ...waiver, fingerprint: crossing.fingerprint };
    else delete waivers[crossing.id];
    change({ document: { ...document, waivers } });
    onClose();
  }

  const rules = [{ required: true, whitespace: true, message: t('crossing.waiver.needed') }];
  return (
    <Modal open title={t('crossing.waiver.title')} footer={null} onCancel={onClose}>
      <p className="nl-clocks-note">{t('crossing.waiver.about')}</p>
      <p>
        <code>{crossing.expression}</code>
      </p>
      <Form<Waiver> layout="vertical" initialValues={before} onFinish={keep}>
        <Form.Item name="reason" label={t('crossing.waiver.reason')} rules={rules}>
          <Input.TextArea autoFocus rows={3} maxLength={2000} />
        </Form.Item>
        <Form.Item name="person" label={t('crossing.waiver.person')} rules={rules}>
          <Input maxLength={200} />
        </Form.Item>
        <Form.Item name="until" label={t('crossing.waiver.until')} rules={rules}>
          <Input type="date" />
        </Form.Item>
        <div className="nl-clocks-actions">
          <Button type="primary" htmlType="submit">
            {t('crossing.waiver.keep')}
          </Button>
          {known && <Button onClick={() => keep(undefined)}>{t('crossing.waiver.remove')}</Button>}
        </div>
      </Form>
    </Modal>
  );
}

function inHalfAYear(): string {
  const day = new Date();
  day.setMonth(day.getMonth() + 6);
  return day.toISOString().slice(0, 10);
}
