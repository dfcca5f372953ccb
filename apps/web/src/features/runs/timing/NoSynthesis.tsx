import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { runScreenAddress } from '../run/index.ts';

/** Says that a synthesis has to come first, and where to start it. */
export function NoSynthesis({ text }: { text: string }) {
  const { t } = useTranslation('timing');
  return (
    <Alert
      type="info"
      showIcon
      title={text}
      description={<Link to={runScreenAddress('synthesize')}>{t('toSynthesis')}</Link>}
    />
  );
}
