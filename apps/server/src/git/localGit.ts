import { warning } from '../http/refuse.ts';
import { gitEnvironment } from './environment.ts';
import { lastWords } from './lastWords.ts';
import { REPOSITORY_CONFIG } from './repositoryConfig.ts';
import { runGit } from './runGit.ts';
import type { GitEnd } from './host/order.ts';

/** Longer than this nothing takes that works on files of this machine alone. */
const SECONDS = 300;

export interface LocalOptions {
  /** Bare repository or `.git` that git works in, a real path. */
  directory: string;
  /** The tree of a member's repository; without it `directory` is bare. */
  workTree?: string;
  /** Another repository of the project that is read. */
  from?: { directory: string; bare: boolean };
  variables?: Record<string, string>;
  input?: string | Buffer;
  outputBytes?: number;
  unsandboxed: boolean;
}

/** Runs git without network in the sandbox, with no more than these folders. */
export function tryLocalGit(args: string[], options: LocalOptions): Promise<GitEnd> {
  const { directory, workTree, from } = options;
  return runGit({
    args,
    environment: {
      ...gitEnvironment(),
      GIT_DIR: directory,
      ...(workTree !== undefined && { GIT_WORK_TREE: workTree }),
      GIT_OPTIONAL_LOCKS: '0',
      GIT_LITERAL_PATHSPECS: '1',
      ...options.variables,
    },
    room: {
      writable: [workTree ?? directory],
      readable: from ? [from.directory] : [],
      files: {
        [`${directory}/config`]: workTree === undefined ? REPOSITORY_CONFIG.bare : REPOSITORY_CONFIG.member,
        ...(from && { [`${from.directory}/config`]: REPOSITORY_CONFIG[from.bare ? 'bare' : 'member'] }),
      },
    },
    cwd: workTree ?? directory,
    unsandboxed: options.unsandboxed,
    seconds: SECONDS,
    ...(options.input !== undefined && { input: options.input }),
    ...(options.outputBytes !== undefined && { outputBytes: options.outputBytes }),
  });
}

/** Like `tryLocalGit`; answers the standard output. @throws a 601 with git's own words. */
export async function localGit(args: string[], options: LocalOptions): Promise<string> {
  const end = await tryLocalGit(args, options);
  if (end.code !== 0) throw gitFailure(end);
  return end.stdout.toString('utf8');
}

export function gitFailure({ ended, stderr }: GitEnd): Error {
  if (ended === 'timed-out') return warning('git-too-long', { field: 'git', values: { seconds: SECONDS } });
  if (ended === 'too-much-output') return warning('git-too-much', { field: 'git' });
  return warning('in-its-words', { field: 'git', values: { message: lastWords(stderr) } });
}
