import type { ReactNode } from 'react';

/** A control with its label above. */
export function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label className="nl-field">
      <span>{label}</span>
      {children}
    </label>
  );
}
