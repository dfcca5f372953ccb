import type { ReactNode } from 'react';
import './panelHeading.css';

/** The name of a part of a panel, with its buttons at the right. */
export function PanelHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="nl-wave-heading">
      <h4>{title}</h4>
      {children}
    </header>
  );
}
