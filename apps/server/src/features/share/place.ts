import type { ResultPlace } from '@netloom/contract';
import { logSize, readLog } from '@netloom/executor';
import { tryLocalGit } from '../../git/index.ts';
import type { Services } from '../../services.ts';
import { commandOf, regressionRows, resultRows } from '../regression/index.ts';
import type { RegressionRecord, ResultRecord } from '../regression/index.ts';

/** Bytes of a log before and after the first error, and lines that are shown of them. */
const [BEFORE, AFTER] = [8_000, 8_000];
const LOG_LINES = 20;
const SOURCE_LINES = 12;
const MOST_SOURCE = 4_000_000;
const LONGEST_LINE = 500;

const cut = (line: string) => line.slice(0, LONGEST_LINE);

/** Lines of the log about the first error; numbered from the first that is shown. Null where the log is gone. */
async function logAt(
  { childRunId, messageOffset, logOffset, logEnd }: ResultRecord,
  { runs }: Pick<Services, 'runs'>,
) {
  const at = messageOffset ?? logOffset;
  if (at === null) return null;
  const folder = runs.folderOf(childRunId);
  const size = await logSize(folder).catch(() => 0);
  const from = Math.max(logOffset ?? 0, at - BEFORE);
  const to = Math.min(size, logEnd ?? size, at + AFTER);
  if (to <= from) return null;
  const bytes = await readLog(folder, from, to - from).catch(() => undefined);
  if (bytes === undefined) return null;
  const before = bytes
    .subarray(0, at - from)
    .toString('utf8')
    .split('\n')
    .slice(0, -1);
  const after = bytes
    .subarray(at - from)
    .toString('utf8')
    .split('\n')
    .slice(0, LOG_LINES);
  const shown = before.slice(-LOG_LINES);
  return { firstLine: 1, lines: [...shown, ...after].map(cut), at: shown.length + 1 };
}

/** Lines of the source about the place of the first error, as they were in the tree that was simulated. */
async function sourceAt(
  { file, line }: ResultRecord,
  { deptId, tree }: RegressionRecord,
  { projects, settings }: Pick<Services, 'projects' | 'settings'>,
) {
  if (file === null || line === null) return null;
  const place = { directory: projects.repository(deptId), unsandboxed: settings.unsandboxed };
  const asked = ['cat-file', 'blob', `${tree}:${file}`];
  const { code, stdout } = await tryLocalGit(asked, { ...place, outputBytes: MOST_SOURCE }).catch(() => ({
    ...{ code: 1, stdout: Buffer.alloc(0) },
  }));
  if (code !== 0) return null;
  const lines = stdout.toString('utf8').split('\n');
  const first = Math.max(1, line - SOURCE_LINES);
  return { file, firstLine: first, lines: lines.slice(first - 1, line + SOURCE_LINES).map(cut), at: line };
}

/** A result with what is to be looked at first. */
export async function placeOf(
  { result, regression }: { result: ResultRecord; regression: RegressionRecord },
  withSources: boolean,
  services: Pick<Services, 'database' | 'projects' | 'runs' | 'settings'>,
): Promise<ResultPlace> {
  const { database } = services;
  const [[row], [about], log, source] = await Promise.all([
    resultRows([result], database),
    regressionRows([regression], database),
    logAt(result, services),
    withSources ? sourceAt(result, regression, services) : null,
  ]);
  const command = commandOf(regression, result);
  return { result: row!, regression: about!, command, host: result.host, log, source };
}
