import type { ReactNode } from 'react';

interface FactProps {
  label: string;
  /** What it means, where its name does not say so. */
  help?: string;
  children: ReactNode;
}

export function Fact({ label, help, children }: FactProps) {
  return (
    <div title={help}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
