import { CloseCircleFilled, ExclamationCircleFilled, InfoCircleFilled } from '@ant-design/icons';
import type { Severity } from '@netloom/model';

const ICONS = { error: CloseCircleFilled, warning: ExclamationCircleFilled, info: InfoCircleFilled };

/** How grave a problem is, by shape and colour. */
export function SeverityIcon({ severity }: { severity: Severity }) {
  const Icon = ICONS[severity];
  return <Icon className="nl-pins-severity" data-severity={severity} aria-label={severity} />;
}
