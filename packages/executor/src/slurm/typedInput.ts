import { closeSync, constants, existsSync, openSync, readSync, writeSync } from 'node:fs';
import { runFolder } from '../runFolder.ts';
import { taskFiles } from './taskFiles.ts';

const POLL_MILLISECONDS = 250;
const PAGE_BYTES = 1 << 12;

/** Passes text that is appended to the run's folder on to the step that reads the named pipe on this machine. */
export function passTypedText(folder: string): void {
  const { typed } = taskFiles(folder);
  const page = Buffer.alloc(PAGE_BYTES);
  let offset = 0;
  setInterval(() => {
    if (!existsSync(typed) || !existsSync(runFolder(folder).input)) return;
    const file = openSync(typed, 'r');
    const bytes = readSync(file, page, 0, PAGE_BYTES, offset);
    closeSync(file);
    if (bytes > 0) offset += passOn(runFolder(folder).input, page.subarray(0, bytes));
  }, POLL_MILLISECONDS).unref();
}

/** Bytes that the pipe took; it takes none while no step reads it or it is full. */
function passOn(pipe: string, text: Buffer): number {
  try {
    const file = openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK);
    try {
      return writeSync(file, text);
    } finally {
      closeSync(file);
    }
  } catch {
    return 0;
  }
}
