import { ReplyCode } from '@netloom/contract';
import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';

/** How a change ended: its reply code in words. */
export function AuditResult({ code }: { code: number }) {
  const { t } = useTranslation('auditTrail');
  if (code === ReplyCode.ok) return <Tag color="success">{t('done')}</Tag>;
  const color = code === ReplyCode.failed ? 'error' : 'warning';
  const known = Object.values<number>(ReplyCode).includes(code);
  return <Tag color={color}>{known ? t(`code.c${code}`) : code}</Tag>;
}
