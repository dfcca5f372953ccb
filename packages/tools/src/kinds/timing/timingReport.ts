import type { SlackSummary, TimingCheck, TimingPath, TimingReport } from '@netloom/model';
import { readPaths } from './pathReport.ts';
import { readSetupChecks } from './setupChecks.ts';
import type { TIMING_FILES } from './timingScript.ts';

export interface TimingFiles extends Record<keyof typeof TIMING_FILES, string> {
  /** The run's log, which repeats the paths. */
  log: Uint8Array;
}

const rowsOf = (text: string) => text.split('\n').flatMap((line) => (line === '' ? [] : [line.split('\t')]));
const NEW_LINE = 10;

/** Byte offsets of the lines that begin a path, in their order. */
function pathOffsets(log: Uint8Array): number[] {
  const start = new TextEncoder().encode('Startpoint: ');
  const found: number[] = [];
  for (let at = 0; at >= 0 && at < log.length; at = log.indexOf(NEW_LINE, at) + 1 || log.length) {
    if (start.every((byte, index) => log[at + index] === byte)) found.push(at);
  }
  return found;
}

/** What a row says behind the name of its check. */
function slackOf(rows: string[][], check: TimingCheck): SlackSummary {
  const [, worst, total, violations, endpoints] = rows.find(([key]) => key === check) ?? [];
  const known = worst !== undefined && worst !== 'none';
  return {
    worst: known ? Number(worst) : null,
    total: known ? Number(total) : null,
    violations: Number(violations ?? 0),
    endpoints: Number(endpoints ?? 0),
  };
}

function cornersOf(summary: string[][]): TimingReport['corners'] {
  const rows = summary.flatMap(([key, name, ...row]) =>
    key === 'corner' && name !== undefined ? [{ name, row }] : [],
  );
  return [...new Set(rows.map(({ name }) => name))].map((name) => {
    const own = rows.flatMap((each) => (each.name === name ? [each.row] : []));
    return { name, setup: slackOf(own, 'setup'), hold: slackOf(own, 'hold') };
  });
}

function endpointsOf(text: string): TimingReport['endpoints'] {
  const found = rowsOf(text).map(([check, endpoint = '', clock = '', slack]) => ({
    check: check as TimingCheck,
    endpoint,
    clock,
    slack: Number(slack),
  }));
  return found.sort((a, b) => a.slack - b.slack);
}

/** The worst `limit` paths of a check; the report has as many of every path group. */
function worstPaths(paths: TimingPath[], limit: number): TimingPath[] {
  return paths.toSorted((a, b) => a.slack - b.slack).slice(0, limit);
}

/** What the script of `timingScript` left behind, as a report. `limit` is of paths a check. */
export function readTimingReport(
  files: TimingFiles,
  { limit, ...known }: Pick<TimingReport, 'top' | 'sdcFile' | 'soc'> & { limit: number },
): TimingReport {
  const summary = rowsOf(files.summary);
  const offsets = pathOffsets(files.log);
  const setup = readPaths(files.setup, 'setup');
  const hold = readPaths(files.hold, 'hold');
  for (const [index, path] of [...setup, ...hold].entries()) path.offset = offsets[index];
  return {
    ...known,
    clocks: summary.flatMap(([key, name = '', period]) =>
      key === 'clock' ? [{ name, period: Number(period) }] : [],
    ),
    setup: slackOf(summary, 'setup'),
    hold: slackOf(summary, 'hold'),
    corners: cornersOf(summary),
    endpoints: endpointsOf(files.endpoints),
    paths: [...worstPaths(setup, limit), ...worstPaths(hold, limit)],
    unconstrained: readSetupChecks(files.checks),
    sdc: files.sdc,
  };
}
