import { appendFileSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { RunEvent } from '@netloom/model';
import type { EventPage } from './executor.ts';
import { lastEventTime } from './eventTail.ts';
import { runFolder } from './runFolder.ts';

const PAGE_BYTES = 1 << 20;
const NEWLINE = 0x0a;

export type FinishedEvent = Extract<RunEvent, { type: 'finished' }>;

/** One write per line: a reader sees a line whole or not yet. */
export function appendEvent(folder: string, event: RunEvent): void {
  appendFileSync(runFolder(folder).events, `${JSON.stringify(event)}\n`);
}

/** Closes a run. A process that died, or a full disk, may have left half a line before. */
export function appendEnd(
  folder: string,
  end: Pick<FinishedEvent, 'verdict' | 'reason' | 'cause'>,
  time = Math.max(Date.now(), lastEventTime(folder)),
): void {
  const { events, reserve } = runFolder(folder);
  const line = `\n${JSON.stringify({ type: 'finished', time, ...end })}\n`;
  try {
    appendFileSync(events, line);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    rmSync(reserve, { force: true });
    appendFileSync(events, line);
  }
}

/** A line that a dying process left unfinished is skipped; what follows it is read. */
function parseLine(line: Buffer): RunEvent | undefined {
  try {
    return JSON.parse(line.toString('utf8')) as RunEvent;
  } catch {
    return undefined;
  }
}

function parseLines(bytes: Buffer, offset: number): EventPage {
  const page: EventPage = { events: [], ends: [], nextOffset: offset };
  let start = 0;
  for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, start)) {
    const event = parseLine(bytes.subarray(start, end));
    start = end + 1;
    page.nextOffset = offset + start;
    if (!event) continue;
    page.events.push(event);
    page.ends.push(page.nextOffset);
  }
  return page;
}

/** At most 1 MiB of complete events from byte `offset` on. */
export async function readEvents(folder: string, offset: number): Promise<EventPage> {
  const file = await open(runFolder(folder).events, 'r');
  try {
    const length = Math.min(PAGE_BYTES, (await file.stat()).size - offset);
    if (length <= 0) return { events: [], ends: [], nextOffset: offset };
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset);
    return parseLines(buffer.subarray(0, bytesRead), offset);
  } finally {
    await file.close();
  }
}

/** The event that closed the run, if it is closed. */
export async function finishedEvent(folder: string): Promise<FinishedEvent | undefined> {
  for (let offset = 0; ;) {
    const page = await readEvents(folder, offset);
    const finished = page.events.find((event) => event.type === 'finished');
    if (finished || page.nextOffset === offset) return finished;
    offset = page.nextOffset;
  }
}
