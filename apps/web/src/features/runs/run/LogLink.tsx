import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './runs.css';

interface LogLinkProps {
  onShow: () => void;
  children: ReactNode;
}

/** Words that lead to the line of the log that they come from, by mouse or keyboard. */
export function LogLink({ onShow, children }: LogLinkProps) {
  const { t } = useTranslation('runs');
  return (
    <button type="button" className="nl-log-link" title={t('showLine')} onClick={onShow}>
      {children}
    </button>
  );
}
