import { gitHost } from './host/gitHost.ts';
import type { GitEnd } from './host/order.ts';
import { isSandboxed, roomCommand } from './sandbox.ts';
import type { Room } from './sandbox.ts';

const OUTPUT_LIMIT = 64 * 1024 * 1024;

export interface GitCall {
  args: string[];
  environment: Record<string, string>;
  room: Room;
  cwd: string;
  unsandboxed: boolean;
  input?: string | Buffer;
  seconds: number;
  /** Largest file that it may write. */
  fileBytes?: number;
  /** More output than this stops it. */
  outputBytes?: number;
  signal?: AbortSignal;
  /** Each line of the error output as it comes; progress has many. */
  onLine?: (line: string) => void;
}

/** Runs git in the sandbox and waits for its end; a failure of git is no error here. */
export async function runGit(call: GitCall): Promise<GitEnd> {
  const sandboxed = await isSandboxed(call.unsandboxed);
  const [program = '', ...args] = [
    ...(sandboxed ? [...roomCommand(call.room).slice(0, -1), '--chdir', call.cwd, '--'] : []),
    ...(call.fileBytes === undefined ? [] : ['prlimit', `--fsize=${call.fileBytes}`]),
    'git',
    ...call.args,
  ];
  const order = {
    program,
    args,
    cwd: sandboxed ? '/' : call.cwd,
    environment: call.environment,
    files: sandboxed ? Object.values(call.room.files ?? {}) : [],
    input: call.input ?? '',
    seconds: call.seconds,
    outputBytes: call.outputBytes ?? OUTPUT_LIMIT,
  };
  return gitHost().ask(order, call);
}
