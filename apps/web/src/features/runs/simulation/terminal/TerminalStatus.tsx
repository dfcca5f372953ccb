import { useTranslation } from 'react-i18next';
import { standingIcon } from '../../run/index.ts';
import type { RunState } from '../../run/index.ts';

interface TerminalStatusProps {
  kind: string;
  state: RunState;
  begun: boolean;
}

/** Whether the session can be spoken with, and when it has ended, how; the head of the run says why. */
export function TerminalStatus({ kind, state, begun }: TerminalStatusProps) {
  const { t } = useTranslation('simulation');
  const { finished } = state;
  if (finished !== null) {
    return (
      <span className="nl-terminal-status" role="status" data-standing={finished.verdict}>
        {standingIcon(finished.verdict)} {t(`terminal.ended.${finished.verdict}`)}
      </span>
    );
  }
  return (
    <span className="nl-terminal-status" role="status" data-standing={begun ? 'running' : 'building'}>
      {standingIcon('running')} {t(`terminal.${kind}.${begun ? 'running' : 'building'}`)}
    </span>
  );
}
