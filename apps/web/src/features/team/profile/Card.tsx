import { useId } from 'react';
import type { ReactNode } from 'react';

interface CardProps {
  title: ReactNode;
  text?: ReactNode;
  actions?: ReactNode;
  /** Takes the whole width. */
  wide?: boolean;
  children?: ReactNode;
}

/** One matter of the profile. */
export function Card({ title, text, actions, wide = false, children }: CardProps) {
  const id = useId();
  return (
    <section className="nl-profile-card" data-wide={wide} aria-labelledby={id}>
      <header>
        <div>
          <h2 id={id}>{title}</h2>
          {text === undefined ? null : <p>{text}</p>}
        </div>
        {actions === undefined ? null : <div className="nl-page-actions">{actions}</div>}
      </header>
      {children}
    </section>
  );
}
