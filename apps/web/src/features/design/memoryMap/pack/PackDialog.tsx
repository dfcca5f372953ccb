import { packAddresses } from '@netloom/soc';
import type { PackOrder } from '@netloom/soc';
import { Form, Input, Modal, Select } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { change, useSoc } from '../../soc/index.ts';
import { usePicture } from '../map/current.ts';
import { addressText, readSize } from '../map/sizes.ts';
import { groupsOf } from './groups.ts';
import './pack.css';

const ORDERS: PackOrder[] = ['address', 'name', 'size'];

/** Lays the regions of one interconnect side by side; shows every new base before it is taken. */
export function PackDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('memoryMap');
  const document = useSoc((state) => state.document);
  const picture = usePicture();
  const groups = useMemo(() => groupsOf(document, picture), [document, picture]);
  const [name, setName] = useState(groups[0]?.name);
  const [order, setOrder] = useState<PackOrder>('address');
  const [startText, setStartText] = useState('');
  const endpoints = groups.find((group) => group.name === name)?.endpoints ?? [];
  const start = startText === '' ? undefined : readSize(startText);
  const wrong = startText !== '' && start === undefined;
  const packed = packAddresses(document, endpoints, { order, ...(start !== undefined && { start }) });
  const rows = endpoints
    .map((endpoint) => ({
      endpoint,
      before: BigInt(document.addressMap[endpoint]!.base),
      after: BigInt(packed.addressMap[endpoint]!.base),
    }))
    .sort((a, b) => (a.after < b.after ? -1 : 1));
  const moved = rows.filter(({ before, after }) => before !== after).length;

  function take(): void {
    change({ document: packed });
    onClose();
  }

  return (
    <Modal
      open
      title={t('pack.title')}
      okText={t('pack.take', { count: moved })}
      okButtonProps={{ disabled: moved === 0 || wrong }}
      onOk={take}
      onCancel={onClose}
    >
      <p>{t('pack.text')}</p>
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
      <table className="nl-map-moves">
        <tbody>
          {rows.map(({ endpoint, before, after }) => (
            <tr key={endpoint} data-moved={before !== after}>
              <th>{endpoint}</th>
              <td>{addressText(before)}</td>
              <td>→</td>
              <td>{addressText(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Modal>
  );
}
