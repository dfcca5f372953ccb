import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { RunPlan } from '@netloom/model';
import { adaptersOf, readerFor } from '../src/adapters.ts';
import type { Finding } from '../src/finding.ts';

const folders: string[] = [];
const adapters = {
  ...(await adaptersOf({ kind: 'simulate', steps: [] })),
  ...(await adaptersOf({ kind: 'synthesize', steps: [] })),
  ...(await adaptersOf({ kind: 'proof', steps: [] })),
};

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

export interface Steps {
  folder: string;
  exitCodes: (number | null)[];
  findings: Finding[];
  output: string;
}

/** Runs a plan's steps by hand, without a sandbox, until one fails. */
export function runSteps(plan: RunPlan, sources: Record<string, string>): Steps {
  const folder = mkdtempSync(join(tmpdir(), 'netloom-tools-'));
  folders.push(folder);
  mkdirSync(join(folder, 'src'));
  for (const [path, text] of Object.entries(plan.files)) write(join(folder, path), text);
  for (const [path, text] of Object.entries(sources)) write(join(folder, 'src', path), text);
  const steps: Steps = { folder, exitCodes: [], findings: [], output: '' };
  for (const step of plan.steps) {
    const [program = '', ...args] = step.argv;
    const { status, stdout, stderr } = spawnSync(program, args, {
      cwd: join(folder, step.directory),
      encoding: 'utf8',
    });
    const read = readerFor(step, adapters);
    const output = stdout + stderr;
    steps.output += output;
    steps.findings.push(...output.split('\n').flatMap((line) => read(line)));
    steps.exitCodes.push(status);
    if (status !== 0) break;
  }
  return steps;
}

export function diagnosticsOf({ findings }: Steps) {
  return findings.flatMap((finding) => (finding.type === 'diagnostic' ? [finding.diagnostic] : []));
}

export function metricsOf({ findings }: Steps): Record<string, number> {
  return Object.fromEntries(
    findings.flatMap((finding) => (finding.type === 'metric' ? [[finding.name, finding.value]] : [])),
  );
}
