import { gitHost } from './host/gitHost.ts';
import type { GitEnd } from './host/order.ts';
import { isSandboxed, roomCommand } from './sandbox.ts';
import type { Room } from './sandbox.ts';

const OUTPUT_LIMIT = 64 * 1024 * 1024;
/** Memory that each process of git may take for itself. */
const DATA_BYTES = 4 * 1024 ** 3;

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
  const limits = ['prlimit', '--core=0', `--data=${DATA_BYTES}`];
  if (call.fileBytes !== undefined) limits.push(`--fsize=${call.fileBytes}`);
  const [program = '', ...args] = [
    ...(sandboxed ? [...roomCommand(call.room).slice(0, -1), '--chdir', call.cwd, '--'] : []),
    ...limits,
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
