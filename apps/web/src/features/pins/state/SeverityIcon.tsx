import { CloseCircleFilled, ExclamationCircleFilled, InfoCircleFilled } from '@ant-design/icons';
import type { Severity } from '@netloom/model';
import { useTranslation } from 'react-i18next';

const ICONS = { error: CloseCircleFilled, warning: ExclamationCircleFilled, info: InfoCircleFilled };

/** How grave a problem is, by shape and colour. */
export function SeverityIcon({ severity }: { severity: Severity }) {
  const { t } = useTranslation('pinPackage');
  const Icon = ICONS[severity];
  return (
    <Icon className="nl-pins-severity" data-severity={severity} aria-label={t(`severity.${severity}`)} />
  );
}
