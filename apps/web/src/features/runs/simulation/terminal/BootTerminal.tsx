import '@xterm/xterm/css/xterm.css';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../../announce.ts';
import type { RunDetails, RunState } from '../../run/index.ts';
import { TerminalStatus } from './TerminalStatus.tsx';
import { TerminalTools } from './TerminalTools.tsx';
import { print, terminalOf } from './terminals.ts';
import { useColours, useShown, useTerminalKeys, useTyping } from './useTerminal.ts';
import './terminal.css';

/** The step whose output is the serial line's. */
const BOOT_STEP = 'boot';

interface BootTerminalProps {
  details: RunDetails;
  state: RunState;
}

/** The serial line of a SoC that boots: shows what it sends and sends what is typed. */
export default function BootTerminal({ details, state }: BootTerminalProps) {
  const { t } = useTranslation('simulation');
  const { runId } = details;
  const host = useRef<HTMLDivElement>(null);
  const [finding, setFinding] = useState(false);
  const run = terminalOf(runId);
  const begun = state.logSections.findLast(({ step }) => step === BOOT_STEP)?.offset;
  const { logSize } = state;
  const running = begun !== undefined && state.finished === null;
  useShown(runId, host);
  useColours(runId);
  useTyping(runId, running);
  useTerminalKeys(runId, host, setFinding);

  useEffect(() => {
    if (begun !== undefined) print(runId, begun, logSize).catch(announceError);
  }, [runId, begun, logSize]);

  return (
    <section className="nl-terminal" aria-label={t('terminal.title')}>
      <header>
        <TerminalStatus state={state} begun={begun !== undefined} />
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
      {running ? <footer>{t('terminal.keys')}</footer> : null}
    </section>
  );
}
