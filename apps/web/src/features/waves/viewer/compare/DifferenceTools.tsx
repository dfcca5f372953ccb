import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button, Input, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Differences } from './useDifferences.ts';
import './compare.css';

const orders = ['time', 'path'] as const;

/** Filter and order of the differences, and steps from one to the next. */
export function DifferenceTools({ list }: { list: Differences }) {
  const { t } = useTranslation('waves');
  const { text, setText, order, setOrder, rows, at, step } = list;
  return (
    <div className="nl-wave-compare-tools">
      <Input
        size="small"
        allowClear
        value={text}
        aria-label={t('compare.filter')}
        placeholder={t('compare.filter')}
        onChange={(event) => setText(event.target.value)}
      />
      <Segmented
        size="small"
        aria-label={t('compare.order')}
        value={order}
        options={orders.map((value) => ({ value, label: t(`compare.by.${value}`) }))}
        onChange={setOrder}
      />
      <Button
        size="small"
        type="text"
        icon={<UpOutlined />}
        title={t('compare.previous')}
        aria-label={t('compare.previous')}
        disabled={at <= 0}
        onClick={() => step(-1, true)}
      />
      <Button
        size="small"
        type="text"
        icon={<DownOutlined />}
        title={t('compare.next')}
        aria-label={t('compare.next')}
        disabled={at >= rows.length - 1}
        onClick={() => step(1, true)}
      />
    </div>
  );
}
