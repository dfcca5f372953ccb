import '@xterm/xterm/css/xterm.css';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../../announce.ts';
import { useTheme } from '../../../../theme/index.ts';
import type { RunDetails, RunState } from '../../run/index.ts';
import { TerminalStatus } from './TerminalStatus.tsx';
import { TerminalTools } from './TerminalTools.tsx';
import { print, terminalOf } from './terminals.ts';
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

  useEffect(() => {
    if (begun !== undefined) print(runId, begun, logSize).catch(announceError);
  }, [runId, begun, logSize]);

  useEffect(() => {
    const { terminal } = terminalOf(runId);
    terminal.options.disableStdin = !running;
    terminal.options.cursorBlink = running;
    if (running) terminal.focus();
  }, [runId, running]);

  useEffect(() => {
    run.terminal.attachCustomKeyEventHandler((event) => {
      if (event.type !== 'keydown') return true;
      if (event.key === 'F6') {
        host.current?.closest('.nl-terminal')?.querySelector<HTMLElement>('header button')?.focus();
        return false;
      }
      if (event.ctrlKey && event.shiftKey && event.key.toLowerCase() === 'f') {
        event.preventDefault();
        setFinding(true);
        return false;
      }
      return true;
    });
  }, [run]);

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

/** Puts the terminal into its place, as large as that is. */
function useShown(runId: string, host: RefObject<HTMLDivElement | null>) {
  useEffect(() => {
    const element = host.current;
    if (element === null) return;
    const { terminal, fit } = terminalOf(runId);
    if (terminal.element === undefined) terminal.open(element);
    else element.append(terminal.element);
    const observer = new ResizeObserver(() => {
      if (element.clientWidth > 0 && element.clientHeight > 0) fit.fit();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [runId, host]);
}

function useColours(runId: string) {
  const { dark, colour } = useTheme();
  useEffect(() => {
    const style = getComputedStyle(document.documentElement);
    const of = (name: string) => style.getPropertyValue(`--nl-${name}`).trim();
    terminalOf(runId).terminal.options.theme = {
      background: of('surface'),
      foreground: of('text'),
      cursor: of('primary'),
      cursorAccent: of('surface'),
      selectionBackground: of('selected'),
    };
  }, [runId, dark, colour]);
}
