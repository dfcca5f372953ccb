import type { ReactNode } from 'react';

/** Shows on the diagram what it names: a link to the eye, a button to the keyboard. */
export function ShowButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className="nl-soc-show" onClick={onClick}>
      {children}
    </button>
  );
}
