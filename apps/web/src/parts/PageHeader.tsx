import type { ReactNode } from 'react';
import './parts.css';

interface PageHeaderProps {
  title: ReactNode;
  /** One line that says what the page is for. */
  text?: ReactNode;
  /** Buttons, at the right. */
  actions?: ReactNode;
}

/** Name of a screen with its main actions. */
export function PageHeader({ title, text, actions }: PageHeaderProps) {
  return (
    <header className="nl-page-header">
      <div>
        <h1>{title}</h1>
        {text === undefined ? null : <p>{text}</p>}
      </div>
      {actions === undefined ? null : <div className="nl-page-actions">{actions}</div>}
    </header>
  );
}
