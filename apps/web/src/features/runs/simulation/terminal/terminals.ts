import { runLog } from '@netloom/contract';
import type { RunSession } from '@netloom/contract';
import { FitAddon } from '@xterm/addon-fit';
import { SearchAddon } from '@xterm/addon-search';
import { Terminal } from '@xterm/xterm';
import { callApi } from '../../../../api/index.ts';
import { createTyping } from './typing.ts';

const SCROLLBACK = 10_000;
const MOST_KEPT = 6;
const READ_BYTES = 262_144;
/** Of a longer output the end is shown. */
const MOST_BYTES = 2 ** 20;

/** The terminal of a run. It outlives the views of it, with all that was printed. */
export interface RunTerminal {
  terminal: Terminal;
  fit: FitAddon;
  search: SearchAddon;
  /** Byte of the run's log up to which it was printed; undefined before the first. */
  printed: number | undefined;
  /** Length of the log as it is known. */
  size: number;
  reading: boolean;
}

const kept = new Map<string, RunTerminal>();

/**
 * The terminal of a run, made when first asked for, as its session wants it; those that were looked at last are kept.
 */
export function terminalOf(runId: string, sort: RunSession['terminal'] = 'line'): RunTerminal {
  const found = kept.get(runId) ?? createTerminal(runId, sort);
  kept.delete(runId);
  kept.set(runId, found);
  for (const [oldId, { terminal }] of [...kept].slice(0, -MOST_KEPT)) {
    terminal.dispose();
    kept.delete(oldId);
  }
  return found;
}

function createTerminal(runId: string, sort: RunSession['terminal']): RunTerminal {
  const terminal = new Terminal({
    // A pseudoterminal sends both itself.
    convertEol: sort === 'line',
    cursorBlink: true,
    fontSize: 13,
    fontFamily: getComputedStyle(document.documentElement).getPropertyValue('--nl-mono'),
    scrollback: SCROLLBACK,
    screenReaderMode: true,
  });
  const fit = new FitAddon();
  const search = new SearchAddon();
  terminal.loadAddon(fit);
  terminal.loadAddon(search);
  const type = createTyping(runId);
  // What is printed may ask the terminal something, which must not answer a program that has ended.
  terminal.onData((text) => terminal.options.disableStdin !== true && type(text));
  return { terminal, fit, search, printed: undefined, size: 0, reading: false };
}

/** Prints what the log has beyond what was printed; `from` is where the terminal's output begins in it. */
export async function print(runId: string, from: number, size: number): Promise<void> {
  const run = terminalOf(runId);
  run.size = Math.max(run.size, size);
  if (run.reading) return;
  run.reading = true;
  try {
    let offset = run.printed ?? Math.max(from, size - MOST_BYTES);
    while (offset < run.size) {
      const { text, nextOffset } = await callApi(runLog, { query: { runId, offset, length: READ_BYTES } });
      if (nextOffset === offset) break;
      run.terminal.write(text);
      run.printed = offset = nextOffset;
    }
  } finally {
    run.reading = false;
  }
}
