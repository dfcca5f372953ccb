import { Form, Input, Radio, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import type { PlacedRow } from './menuRows.ts';
import { useMenuTitle } from './useMenuTitle.ts';

interface KindItemProps {
  isLink: boolean;
  onChange: (isLink: boolean) => void;
}

/** A page of another site, or a group. */
export function KindItem({ isLink, onChange }: KindItemProps) {
  const { t } = useTranslation('menus');
  return (
    <Form.Item label={t('kind')}>
      <Radio.Group
        value={isLink}
        options={[
          { value: true, label: t('kinds.link') },
          { value: false, label: t('kinds.layout') },
        ]}
        onChange={({ target }) => onChange(target.value as boolean)}
      />
    </Form.Item>
  );
}

/** An entry of the product has a title of its own, which an empty field leaves to it. */
export function TitleItem({ entry }: { entry: PlacedRow | 'new' }) {
  const { t } = useTranslation('menus');
  const titleOf = useMenuTitle();
  const isNew = entry === 'new';
  return (
    <Form.Item
      name="title"
      label={t('name')}
      extra={isNew || entry.titleKey === '' ? undefined : t('nameHint')}
      rules={[{ required: isNew || entry.titleKey === '', whitespace: true, message: t('nameRequired') }]}
    >
      <Input autoFocus maxLength={60} placeholder={isNew ? undefined : titleOf({ ...entry, title: '' })} />
    </Form.Item>
  );
}

export function AddressItem() {
  const { t } = useTranslation('menus');
  return (
    <Form.Item
      name="url"
      label={t('url')}
      extra={t('urlHint')}
      rules={[
        { required: true, message: t('urlRequired') },
        { type: 'url', message: t('urlWrong') },
        { pattern: /^https?:/i, message: t('urlWrong') },
      ]}
    >
      <Input maxLength={2000} inputMode="url" />
    </Form.Item>
  );
}

/** Whether the entry's tab stays open. */
export function AffixItem() {
  const { t } = useTranslation('menus');
  return (
    <Form.Item name="affix" label={t('affix')} extra={t('affixHint')} valuePropName="checked">
      <Switch />
    </Form.Item>
  );
}
