// Runs programs for the scripts. Plain JavaScript: these files run on the host's Node (18 or newer).
import { spawn, spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The environment in which the project's own Node and tools come first. */
function projectEnvironment() {
  const path = join(root, 'node_modules', '.bin') + delimiter + (process.env.PATH ?? '');
  // Compiled scripts are kept, which halves the time that a start takes.
  return { NODE_COMPILE_CACHE: join(root, '.cache', 'node'), ...process.env, PATH: path };
}

/** The environment without the project's Node: what replaces node_modules must not run from inside it. */
export function hostEnvironment() {
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.startsWith(root));
  return { ...process.env, PATH: path.join(delimiter) };
}

export function say(text) {
  console.log(`netloom: ${text}`);
}

/** Runs a program in the foreground; returns its exit code. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: projectEnvironment(),
    ...options,
  });
  if (result.error) say(`cannot run ${command}: ${result.error.message}`);
  return result.status ?? 1;
}

/** What a program prints, without the end of its last line; one that fails ends this process. */
export function outputOf(command, args) {
  const options = {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    env: projectEnvironment(),
  };
  const { status, stdout, error } = spawnSync(command, args, options);
  if (status === 0) return stdout.trimEnd();
  say(`${command} ${args.join(' ')} failed${error ? `: ${error.message}` : ''}`);
  process.exit(1);
}

/** Runs a program beside others and answers what it wrote; with `atOnce` that is shown as it comes, too. */
export function runBeside(command, args, { atOnce }) {
  const colours = atOnce && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const env = { ...projectEnvironment(), ...colours };
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
      if (atOnce) process.stdout.write(text);
    });
  }
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ status: 1, output: `cannot run ${command}: ${error.message}` }));
    child.on('close', (code) => resolve({ status: code ?? 1, output }));
  });
}

/** Where a program is; empty if it is not installed. */
export function pathOf(command) {
  return spawnSync('sh', ['-c', 'command -v "$1"', 'sh', command], { encoding: 'utf8' }).stdout.trim();
}

export function isOnPath(command) {
  return pathOf(command) !== '';
}

/** How often it is looked whether npm still lives, in milliseconds. */
const LOOK = 500;

/**
 * Becomes the child as far as possible: hands on signals, leaves with its exit code, and stops it when npm is killed.
 * With `tied` the child has a channel that closes when this process ends, be it killed.
 */
export function runUntilExit(command, args, { tied = false, env = {} } = {}) {
  const stdio = ['inherit', 'inherit', 'inherit', ...(tied ? ['ipc'] : [])];
  const child = spawn(command, args, { cwd: root, stdio, env: { ...projectEnvironment(), ...env } });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event !== undefined)
    setInterval(() => process.ppid === parent || child.kill('SIGTERM'), LOOK).unref();
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
  child.on('error', (error) => {
    say(`cannot run ${command}: ${error.message}`);
    process.exit(1);
  });
  return child;
}
