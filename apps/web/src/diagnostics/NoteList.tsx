import type { Diagnostic } from '@netloom/model';
import type { ReactNode } from 'react';
import { SaidText } from './SaidText.tsx';
import { SeverityIcon } from './SeverityIcon.tsx';
import './problems.css';

/** More than these nobody reads. */
const MOST = 400;

interface NoteListProps {
  problems: readonly Diagnostic[];
  className: string;
  label?: string;
  /** It is told when it changes: it is about what is being typed. */
  live?: boolean;
  /** Where a problem is, when its message does not say so. */
  whereOf?: (problem: Diagnostic) => string | undefined;
  /** A last line: that there are more. */
  children?: ReactNode;
}

const fileOf = ({ place }: Diagnostic) => (place?.kind === 'source' ? place.file : undefined);

/** What is to be said of something beside it; nothing can be done from here, as it can from a list of problems. */
export function NoteList({ problems, className, label, live = false, whereOf, children }: NoteListProps) {
  if (problems.length === 0) return null;
  return (
    <ul
      className={`nl-notes ${className}`}
      {...(label !== undefined && { 'aria-label': label })}
      {...(live && { 'aria-live': 'polite' as const })}
    >
      {problems.slice(0, MOST).map((problem, index) => {
        const where = whereOf?.(problem);
        return (
          <li key={index} data-severity={problem.severity}>
            <SeverityIcon severity={problem.severity} />
            {where === undefined ? null : <code title={fileOf(problem)}>{where}</code>}
            <SaidText said={problem} />
          </li>
        );
      })}
      {problems.length > MOST ? <li>… +{problems.length - MOST}</li> : null}
      {children}
    </ul>
  );
}
