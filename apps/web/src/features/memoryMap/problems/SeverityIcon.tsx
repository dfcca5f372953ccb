import { CloseCircleFilled, InfoCircleFilled, WarningFilled } from '@ant-design/icons';
import type { Severity } from '@netloom/model';
import { useTranslation } from 'react-i18next';

const ICONS = { error: CloseCircleFilled, warning: WarningFilled, info: InfoCircleFilled };

export function SeverityIcon({ severity }: { severity: Severity }) {
  const { t } = useTranslation();
  const Icon = ICONS[severity];
  return <Icon style={{ color: `var(--nl-${severity})` }} aria-label={t(`severity.${severity}`)} />;
}
