import { useLocation } from 'react-router';
import { useSelectedDesign } from '../../../session/index.ts';

const RUN = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The room of what is on the screen: of its run, or else of the design that is chosen; null of nothing. */
export function useSubject(): string | null {
  const { search } = useLocation();
  const design = useSelectedDesign();
  const runId = new URLSearchParams(search).get('run') ?? '';
  if (RUN.test(runId)) return `run:${runId}`;
  return design ? `design:${design.path}` : null;
}
