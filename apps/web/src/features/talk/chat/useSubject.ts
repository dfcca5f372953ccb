import { useLocation } from 'react-router';
import { useSelectedDesign } from '../../../session/index.ts';
import { subjectOf } from './subject.ts';

/** The room of what is on the screen: its defect, ticket or run, or else the design that is chosen; null of nothing. */
export function useSubject(): string | null {
  const location = useLocation();
  const design = useSelectedDesign();
  return subjectOf(location) ?? (design ? `design:${design.path}` : null);
}
