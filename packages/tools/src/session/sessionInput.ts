import type { RunSession } from './session.ts';

/** What one who holds a session says to it; columns and rows are those of his screen. */
export type SessionMessage = { text: string } | { columns: number; rows: number };

/** Bytes of text in a frame: in Base64 it stays below PIPE_BUF (4096 on Linux), so that a pipe takes all of it or none. */
const FRAME_BYTES = 3000;

/** A message as the writes to the step's standard input that it takes, each to be made whole. */
export function sessionInput(terminal: RunSession['terminal'], message: SessionMessage): string[] {
  if (terminal === 'line') return 'text' in message ? [message.text] : [];
  if (!('text' in message)) return [`s ${message.rows} ${message.columns}\n`];
  const bytes = Buffer.from(message.text);
  const frames: string[] = [];
  for (let from = 0; from < bytes.length; from += FRAME_BYTES)
    frames.push(`t ${bytes.toString('base64', from, from + FRAME_BYTES)}\n`);
  return frames;
}
