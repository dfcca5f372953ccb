import type { PackOrder } from '@netloom/soc';
import { Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { usePacking } from './usePacking.ts';

const ORDERS: PackOrder[] = ['address', 'name', 'size'];

/** Which regions are packed, in which order, and from where. */
export function PackForm({ packing }: { packing: ReturnType<typeof usePacking> }) {
  const { t } = useTranslation('memoryMap');
  const { groups, name, setName, order, setOrder, startText, setStartText, wrong } = packing;
  return (
    <Form layout="vertical" className="nl-map-pack">
      <Form.Item label={t('pack.group')}>
        <Select
          value={name}
          options={groups.map((group) => ({
            value: group.name,
            label: t('pack.groupOf', { name: group.name, count: group.endpoints.length }),
          }))}
          onChange={setName}
        />
      </Form.Item>
      <Form.Item label={t('pack.order')}>
        <Select
          value={order}
          options={ORDERS.map((value) => ({ value, label: t(`pack.by.${value}`) }))}
          onChange={setOrder}
        />
      </Form.Item>
      <Form.Item
        label={t('pack.start')}
        validateStatus={wrong ? 'error' : ''}
        help={wrong ? t('problem.base') : undefined}
      >
        <Input
          value={startText}
          placeholder={t('pack.startDefault')}
          spellCheck={false}
          onChange={(event) => setStartText(event.target.value)}
        />
      </Form.Item>
    </Form>
  );
}
