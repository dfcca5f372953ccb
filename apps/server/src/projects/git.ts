import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const OUTPUT_LIMIT = 64 * 1024 * 1024;

/** Neither the machine's nor the user's configuration takes part, hooks never run, nothing asks at a terminal. */
const ENVIRONMENT = {
  PATH: process.env.PATH,
  HOME: '/nonexistent',
  LC_ALL: 'C.UTF-8',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_TERMINAL_PROMPT: '0',
  ...configuration({
    'core.hooksPath': '/dev/null',
    'core.autocrlf': 'false',
    'safe.directory': '*',
    'init.defaultBranch': 'main',
    'advice.addEmbeddedRepo': 'false',
    'user.name': 'Netloom',
    'user.email': 'netloom@localhost',
  }),
};

function configuration(values: Record<string, string>): Record<string, string> {
  const entries = Object.entries(values).flatMap(([key, value], index) => [
    [`GIT_CONFIG_KEY_${index}`, key],
    [`GIT_CONFIG_VALUE_${index}`, value],
  ]);
  return { GIT_CONFIG_COUNT: String(entries.length / 2), ...Object.fromEntries(entries) };
}

/** Where git works: variables such as GIT_DIR, GIT_WORK_TREE and GIT_INDEX_FILE. */
export type GitPlace = Partial<Record<'GIT_DIR' | 'GIT_WORK_TREE' | 'GIT_INDEX_FILE', string>>;

/** Runs git and answers its standard output without the last line's end. @throws with git's own message. */
export async function git(args: string[], place: GitPlace = {}): Promise<string> {
  const { stdout } = await promisify(execFile)('git', args, {
    cwd: place.GIT_WORK_TREE ?? '/',
    env: { ...ENVIRONMENT, ...place },
    maxBuffer: OUTPUT_LIMIT,
  });
  return stdout.trimEnd();
}
