import type { ReactNode } from 'react';

/** A label with what is edited beside it; `note` stands below. */
export function Row({ label, children, note }: { label: ReactNode; children: ReactNode; note?: ReactNode }) {
  return (
    <div className="nl-soc-row">
      <span>{label}</span>
      <div>
        {children}
        {note && <small>{note}</small>}
      </div>
    </div>
  );
}
