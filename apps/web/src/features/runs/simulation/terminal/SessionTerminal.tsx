import '@xterm/xterm/css/xterm.css';
import { kindOf } from '@netloom/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../../announce.ts';
import { useSession } from '../../../../session/useSession.ts';
import type { RunDetails, RunState } from '../../run/index.ts';
import { TerminalStatus } from './TerminalStatus.tsx';
import { TerminalTools } from './TerminalTools.tsx';
import { print, terminalOf } from './terminals.ts';
import { useHeld } from './useHeld.ts';
import { useColours, useShown, useTerminalKeys, useTyping } from './useTerminal.ts';
import './terminal.css';

interface SessionTerminalProps {
  details: RunDetails;
  state: RunState;
}

/** The session of a run, a serial line or a shell: shows what its step prints and sends what is typed. */
export default function SessionTerminal({ details, state }: SessionTerminalProps) {
  const { t } = useTranslation('simulation');
  const { runId, kind, createBy } = details;
  const user = useSession().session?.user;
  const host = useRef<HTMLDivElement>(null);
  const [finding, setFinding] = useState(false);
  const session = kindOf(kind)?.session;
  const run = terminalOf(runId, session?.terminal);
  const begun = state.logSections.findLast(({ step }) => step === session?.step)?.offset;
  const { logSize } = state;
  const running = state.steps[session?.step ?? '']?.status === 'running' && state.finished === null;
  useShown(runId, host);
  useColours(runId);
  useTyping(runId, running);
  // Others may look on, without keeping it alive.
  useHeld(runId, running && session?.terminal === 'pty' && user?.userName === createBy);
  useTerminalKeys(runId, host, setFinding);

  useEffect(() => {
    if (begun !== undefined) print(runId, begun, logSize).catch(announceError);
  }, [runId, begun, logSize]);

  return (
    <section className="nl-terminal" aria-label={t(`terminal.${kind}.title`)}>
      <header>
        <TerminalStatus kind={kind} state={state} begun={running} />
        <TerminalTools
          run={run}
          finding={finding}
          onFinding={(next) => {
            setFinding(next);
            if (!next) run.terminal.focus();
          }}
        />
      </header>
      <div ref={host} className="nl-terminal-screen" />
      {running ? <footer>{t(`terminal.${kind}.keys`)}</footer> : null}
    </section>
  );
}
