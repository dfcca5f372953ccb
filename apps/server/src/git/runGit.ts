import { spawn } from 'node:child_process';
import type { Writable } from 'node:stream';
import { isSandboxed, roomCommand } from './sandbox.ts';
import type { Room } from './sandbox.ts';

const OUTPUT_LIMIT = 64 * 1024 * 1024;
const ERROR_LIMIT = 64 * 1024;
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

/** How a call of git ended. `code` is null when a signal ended it. */
export interface GitEnd {
  code: number | null;
  stdout: Buffer;
  stderr: string;
  ended: 'by-itself' | 'timed-out' | 'stopped' | 'too-much-output';
}

/** Runs git in the sandbox and waits for its end; a failure of git is no error here. */
export async function runGit(call: GitCall): Promise<GitEnd> {
  const sandboxed = await isSandboxed(call.unsandboxed);
  const files = sandboxed ? Object.values(call.room.files ?? {}) : [];
  const limits = ['prlimit', '--core=0', `--data=${DATA_BYTES}`];
  if (call.fileBytes !== undefined) limits.push(`--fsize=${call.fileBytes}`);
  const [program = '', ...args] = [
    ...(sandboxed ? [...roomCommand(call.room).slice(0, -1), '--chdir', call.cwd, '--'] : []),
    ...limits,
    'git',
    ...call.args,
  ];
  const child = spawn(program, args, {
    cwd: sandboxed ? '/' : call.cwd,
    env: call.environment,
    stdio: ['pipe', 'pipe', 'pipe', ...files.map(() => 'pipe' as const)],
    // A group of its own: whatever git started ends with it.
    detached: true,
  });
  files.forEach((content, index) => feed(child.stdio[3 + index] as Writable, content));
  feed(child.stdin!, call.input ?? '');
  return follow(child, call);
}

/** A reader that went away is told by its exit code, not by the pipe. */
function feed(pipe: Writable, content: string | Buffer): void {
  pipe.on('error', () => undefined);
  pipe.end(content);
}

function follow(child: ReturnType<typeof spawn>, call: GitCall): Promise<GitEnd> {
  let ended: GitEnd['ended'] = 'by-itself';
  const stop = (why: GitEnd['ended']) => {
    if (ended !== 'by-itself') return;
    ended = why;
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  };
  const timer = setTimeout(() => stop('timed-out'), call.seconds * 1000);
  const onAbort = () => stop('stopped');
  call.signal?.addEventListener('abort', onAbort, { once: true });
  if (call.signal?.aborted) onAbort();
  const output: Buffer[] = [];
  let bytes = 0;
  child.stdout!.on('data', (piece: Buffer) => {
    bytes += piece.length;
    if (bytes > (call.outputBytes ?? OUTPUT_LIMIT)) return stop('too-much-output');
    output.push(piece);
  });
  let stderr = '';
  const onLine = byLine(call.onLine);
  child.stderr!.setEncoding('utf8').on('data', (piece: string) => {
    stderr = (stderr + piece).slice(-ERROR_LIMIT);
    onLine(piece);
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, stdout: Buffer.concat(output), stderr, ended }));
  }).finally(() => {
    clearTimeout(timer);
    call.signal?.removeEventListener('abort', onAbort);
  }) as Promise<GitEnd>;
}

/** Lines end with \n, progress with \r. */
function byLine(onLine: ((line: string) => void) | undefined): (piece: string) => void {
  let rest = '';
  return (piece) => {
    if (onLine === undefined) return;
    const lines = (rest + piece).split(/[\r\n]/);
    rest = lines.pop()!.slice(-1000);
    lines.forEach(onLine);
  };
}
