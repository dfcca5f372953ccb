import type { Change } from './mergedChanges.ts';

/** Takes changes in order of time. */
export interface ChangeWriter {
  change(change: Change): void;
  finish(): void;
}

const chunkLength = 1 << 16;

/** Writes in larger pieces. */
function buffered(write: (text: string) => void) {
  let text = '';
  const flush = () => {
    if (text !== '') write(text);
    text = '';
  };
  return {
    line(line: string) {
      text += `${line}\n`;
      if (text.length > chunkLength) flush();
    },
    flush,
  };
}

/** A line a change: `<time> <path> = <value>`. */
export function lineWriter(paths: string[], write: (text: string) => void): ChangeWriter {
  const { line, flush } = buffered(write);
  return {
    change: ({ time, signal, value }) => line(`${time} ${paths[signal]} = ${value}`),
    finish: flush,
  };
}

function cell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A row each time that anything changes (RFC 4180): the time, then every signal's value.
 * @param faults of the dump: they stand in a last column, in its first row
 */
export function csvWriter(paths: string[], write: (text: string) => void, faults = ''): ChangeWriter {
  const { line, flush } = buffered(write);
  const values = paths.map(() => '');
  let time: number | undefined;
  let note = cell(faults);
  const row = () => {
    if (time === undefined) return;
    line([String(time), ...values, ...(faults === '' ? [] : [note])].join());
    note = '';
  };
  line(['time', ...paths.map(cell), ...(faults === '' ? [] : ['faults'])].join());
  return {
    change(change) {
      if (change.time !== time) row();
      time = change.time;
      values[change.signal] = cell(change.value);
    },
    finish() {
      row();
      flush();
    },
  };
}
