import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useTheme } from '../../../../theme/index.ts';
import { terminalOf } from './terminals.ts';

/** Puts the terminal into its place, as large as that is. */
export function useShown(runId: string, host: RefObject<HTMLDivElement | null>) {
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

/** The colours of the theme. */
export function useColours(runId: string) {
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

/** What is typed goes to the run while it runs. */
export function useTyping(runId: string, running: boolean) {
  useEffect(() => {
    const { terminal } = terminalOf(runId);
    terminal.options.disableStdin = !running;
    terminal.options.cursorBlink = running;
    if (running) terminal.focus();
  }, [runId, running]);
}

/** F6 leaves the terminal for its buttons, Ctrl+Shift+F searches in it. */
export function useTerminalKeys(
  runId: string,
  host: RefObject<HTMLElement | null>,
  onFind: (finding: boolean) => void,
) {
  useEffect(() => {
    terminalOf(runId).terminal.attachCustomKeyEventHandler((event) => {
      if (event.type !== 'keydown') return true;
      if (event.key === 'F6') {
        host.current?.closest('.nl-terminal')?.querySelector<HTMLElement>('header button')?.focus();
        return false;
      }
      if (event.ctrlKey && event.shiftKey && event.key.toLowerCase() === 'f') {
        event.preventDefault();
        onFind(true);
        return false;
      }
      return true;
    });
  }, [runId, host, onFind]);
}
