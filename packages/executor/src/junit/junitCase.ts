import type { Diagnostic, RunVerdict } from '@netloom/model';
import { readEvents } from '../eventLog.ts';
import { logSize, readLog } from '../log.ts';
import type { JunitCase, JunitOutcome } from './junitXml.ts';

/** What a case says of each verdict but `passed`; a bench that said nothing of its result has not passed. */
const TAGS: Record<Exclude<RunVerdict, 'passed'>, JunitOutcome['tag']> = {
  failed: 'failure',
  inconclusive: 'error',
  'timed-out': 'error',
  'out-of-memory': 'error',
  lost: 'error',
  cancelled: 'skipped',
  skipped: 'skipped',
};

/** A run may complain of every line. */
const MOST_ERRORS = 100;
/** Servers of continuous integration keep the report in their memory. */
const LOG_BYTES = 16_384;

/** A run that has finished, as far as a report names it. */
export interface JunitRun {
  kind: string;
  title: string;
  top: string;
  /** Options that tell it from others of its kind and top, e.g. "seed 7 icarus"; may be empty. */
  details: string;
  verdict: RunVerdict | null;
  reason: string;
  seconds: number;
}

/**
 * One run as a test case. `folder` is gone, or was never there, of one that did not begin. `logAddress` is where its whole
 * log can be read, if it is kept.
 */
export async function junitCase(run: JunitRun, folder: string, logAddress?: string): Promise<JunitCase> {
  const { kind, title, top, details, verdict, reason, seconds } = run;
  const failed = verdict === null || verdict === 'passed' ? undefined : verdict;
  const errors = failed ? await errorsOf(folder).catch(orGone([])) : [];
  return {
    name: details === '' ? title : `${title} (${details})`,
    className: [kind, top].filter(Boolean).join('.'),
    seconds,
    outcome: failed && {
      ...{ tag: TAGS[failed], type: failed, message: reason },
      text: [reason, ...errors.map(lineOf)].join('\n'),
    },
    output: await endOfLog(folder, logAddress).catch(orGone('')),
  };
}

function orGone<T>(nothing: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code === 'ENOENT') return nothing;
    throw error;
  };
}

async function errorsOf(folder: string): Promise<Diagnostic[]> {
  const errors: Diagnostic[] = [];
  for (let offset = 0; errors.length < MOST_ERRORS;) {
    const { events, nextOffset } = await readEvents(folder, offset);
    if (nextOffset === offset) break;
    for (const event of events)
      if (event.type === 'diagnostic' && event.diagnostic.severity === 'error') errors.push(event.diagnostic);
    offset = nextOffset;
  }
  return errors.slice(0, MOST_ERRORS);
}

function lineOf({ message, place }: Diagnostic): string {
  return place?.kind === 'source' ? `${place.file}:${place.line}: ${message}` : message;
}

/** What the run printed last, and where all of it is. */
async function endOfLog(folder: string, logAddress: string | undefined): Promise<string> {
  const size = await logSize(folder);
  const offset = Math.max(0, size - LOG_BYTES);
  const bytes = size === 0 ? Buffer.alloc(0) : await readLog(folder, offset, size - offset);
  const cut = offset > 0 ? `the last ${LOG_BYTES} of ${size} bytes` : '';
  const all = logAddress !== undefined && cut !== '' ? `all of them: ${logAddress}` : logAddress;
  const head = [cut, all].filter(Boolean).join('; ');
  return `${head === '' ? '' : `${head}\n`}${bytes.toString('utf8')}`;
}
