import { Button, Empty } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** Where to begin in a project without a core. */
export function NoCore() {
  const { t } = useTranslation('coreDelivery');
  return (
    <Empty className="nl-delivery-none" description={t('noCore')}>
      <Link to="/core/microarchitecture">
        <Button type="primary">{t('makeCore')}</Button>
      </Link>
    </Empty>
  );
}
