import { Form, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { menuIcon, menuIconNames } from '../../../shell/menuIcon.tsx';

/** Field `icon`: a picture for the sidebar. */
export function IconItem() {
  const { t } = useTranslation('menus');
  return (
    <Form.Item name="icon" label={t('icon')}>
      <Radio.Group
        className="nl-menu-icons"
        optionType="button"
        options={menuIconNames.map((name) => ({
          value: name,
          title: name,
          label: menuIcon(name),
        }))}
      />
    </Form.Item>
  );
}
