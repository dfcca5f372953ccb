import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { gitEnvironment } from '../git/environment.ts';

const OUTPUT_LIMIT = 64 * 1024 * 1024;

const ENVIRONMENT = gitEnvironment();

/** Where git works: variables such as GIT_DIR, GIT_WORK_TREE and GIT_INDEX_FILE. */
export type GitPlace = Partial<Record<'GIT_DIR' | 'GIT_WORK_TREE' | 'GIT_INDEX_FILE', string>>;

/** Runs git, gives it `input`, and answers its standard output without the last line's end. @throws with git's own message. */
export async function git(args: string[], place: GitPlace = {}, input?: string): Promise<string> {
  const running = promisify(execFile)('git', args, {
    cwd: place.GIT_WORK_TREE ?? '/',
    env: { ...ENVIRONMENT, ...place },
    maxBuffer: OUTPUT_LIMIT,
  });
  // What git did not read is told by its exit code.
  running.child.stdin?.on('error', () => undefined).end(input);
  const { stdout } = await running;
  return stdout.trimEnd();
}
