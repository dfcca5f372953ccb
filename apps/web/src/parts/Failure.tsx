import { CloseCircleFilled } from '@ant-design/icons';
import type { ReactNode } from 'react';
import './parts.css';

interface FailureProps {
  title: ReactNode;
  /** What went wrong, and what to do about it. */
  text?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
}

/** Stands in the place of what could not be shown. */
export function Failure({ title, text, actions }: FailureProps) {
  return (
    <section className="nl-failure" role="alert">
      <CloseCircleFilled aria-hidden />
      <h2>{title}</h2>
      {text === undefined ? null : <p>{text}</p>}
      {actions === undefined ? null : <div className="nl-page-actions">{actions}</div>}
    </section>
  );
}
