import { spawn } from 'node:child_process';
import type { Writable } from 'node:stream';
import type { GitEnd, Order } from './order.ts';

const ERROR_LIMIT = 64 * 1024;

/** Runs a program and waits for its end; each line of its error output is told as it comes. */
export function carryOut(order: Order, signal: AbortSignal, onLine: (line: string) => void): Promise<GitEnd> {
  const child = spawn(order.program, order.args, {
    cwd: order.cwd,
    env: order.environment,
    stdio: ['pipe', 'pipe', 'pipe', ...order.files.map(() => 'pipe' as const)],
    // A group of its own: whatever git started ends with it.
    detached: true,
  });
  order.files.forEach((content, index) => feed(child.stdio[3 + index] as Writable, content));
  feed(child.stdin!, order.input);
  return follow(child, order, signal, onLine);
}

/** A reader that went away is told by its exit code, not by the pipe. */
function feed(pipe: Writable, content: string | Buffer): void {
  pipe.on('error', () => undefined);
  pipe.end(content);
}

function follow(
  child: ReturnType<typeof spawn>,
  order: Order,
  signal: AbortSignal,
  onLine: (line: string) => void,
): Promise<GitEnd> {
  let ended: GitEnd['ended'] = 'by-itself';
  const stop = (why: GitEnd['ended']) => {
    if (ended !== 'by-itself') return;
    ended = why;
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  };
  const timer = setTimeout(() => stop('timed-out'), order.seconds * 1000);
  signal.addEventListener('abort', () => stop('stopped'), { once: true });
  const output: Buffer[] = [];
  let bytes = 0;
  child.stdout!.on('data', (piece: Buffer) => {
    bytes += piece.length;
    if (bytes > order.outputBytes) return stop('too-much-output');
    output.push(piece);
  });
  let stderr = '';
  const tellLines = byLine(onLine);
  child.stderr!.setEncoding('utf8').on('data', (piece: string) => {
    stderr = (stderr + piece).slice(-ERROR_LIMIT);
    tellLines(piece);
  });
  return new Promise<GitEnd>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, stdout: Buffer.concat(output), stderr, ended }));
  }).finally(() => clearTimeout(timer));
}

/** Lines end with \n, progress with \r. */
function byLine(onLine: (line: string) => void): (piece: string) => void {
  let rest = '';
  return (piece) => {
    const lines = (rest + piece).split(/[\r\n]/);
    rest = lines.pop()!.slice(-1000);
    lines.forEach(onLine);
  };
}
