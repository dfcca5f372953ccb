import { FontSizeOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../announce.ts';
import { chooseSize, sizes, useSize } from '../../theme/index.ts';
import type { Size } from '../../theme/index.ts';

/** Chooses how large controls, texts and rows are. */
export function SizeButton() {
  const { t } = useTranslation();
  const { size } = useSize();
  const items = sizes.map((key) => ({ key, label: t(`size.${key}`) }));
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items,
        selectedKeys: [size],
        onClick: ({ key }) => {
          chooseSize(key as Size);
          announceSuccess(t('size.switched'));
        },
      }}
    >
      <Button type="text" icon={<FontSizeOutlined />} aria-label={t('size.label')} title={t('size.label')} />
    </Dropdown>
  );
}
