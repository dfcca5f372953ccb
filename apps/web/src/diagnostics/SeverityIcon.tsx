import { CloseCircleFilled, ExclamationCircleFilled, InfoCircleFilled } from '@ant-design/icons';
import type { Severity } from '@netloom/model';
import { useTranslation } from 'react-i18next';
import './problems.css';

const ICONS = { error: CloseCircleFilled, warning: ExclamationCircleFilled, info: InfoCircleFilled };

/** How grave a problem is, by shape and colour. */
export function SeverityIcon({ severity }: { severity: Severity }) {
  const { t } = useTranslation();
  const Icon = ICONS[severity];
  const name = t(`severity.${severity}`);
  return <Icon className="nl-severity" data-tone={severity} title={name} aria-label={name} />;
}
