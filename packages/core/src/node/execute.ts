import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';

/** A tool is not there, or ended with an error: its words. */
export class ToolError extends Error {}

interface Settings {
  folder: string;
  environment?: Record<string, string>;
  /** Told of the process as soon as it runs. */
  started?: (child: ChildProcess) => void;
  /** Told of output as it comes. */
  output?: (text: string) => void;
}

/** Runs a program to its end and gives its standard output. @throws ToolError with what it printed when it fails. */
export function execute(program: string, args: string[], settings: Settings): Promise<string> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, ...settings.environment };
    const child = spawn(program, args, { cwd: settings.folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      settings.output?.(text);
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    child.on('error', ({ message }) => reject(new ToolError(message)));
    child.on('close', (code, signal) => {
      if (code === 0) resolve(output);
      else
        reject(new ToolError(`${program} ended with ${signal ?? code}\n${errors}${output}`.slice(0, 20_000)));
    });
    settings.started?.(child);
  });
}
