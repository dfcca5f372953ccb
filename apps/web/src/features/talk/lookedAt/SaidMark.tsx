import { MessageOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import './saidMark.css';

/** A bubble where somebody said something; who and what, the panel beside tells. */
export function SaidMark({ count = 0 }: { count: number | undefined }) {
  const { t } = useTranslation('talk');
  if (count === 0) return null;
  const text = t('said', { count });
  return <MessageOutlined className="nl-said" aria-label={text} title={text} />;
}
