import { holdRun, inputRun } from '@netloom/contract';
import type { Call } from '@netloom/contract';

const WINDOW_MS = 1000;
/** Comparing what is larger costs more than it saves. */
const LONGEST_BODY = 5_242_880;
/** Many calls that only read are POST in the specification; their names say so. */
const READING = /^(find|get|select|read|compare|preview|mergeParts)|list$/i;

let last: { key: string; time: number } | null = null;

const MEANT_EACH_TIME: readonly string[] = [inputRun.path, holdRun.path];

/** Reads, or is meant each time: who types a letter twice wants two. */
function mayRepeat(call: Call): boolean {
  return READING.test(call.path.slice(call.path.lastIndexOf('/') + 1)) || MEANT_EACH_TIME.includes(call.path);
}

/** Marks a change that is about to be sent; true when it is the one that was sent less than a second ago. */
export function isDuplicate(call: Call, url: string, body: unknown, now = Date.now()): boolean {
  if (call.method === 'GET' || mayRepeat(call) || typeof body !== 'string' || body.length > LONGEST_BODY)
    return false;
  const key = `${call.method} ${url} ${body}`;
  const before = last;
  last = { key, time: now };
  return before?.key === key && now - before.time < WINDOW_MS;
}
