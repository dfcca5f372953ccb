import type { RunPlan } from '@netloom/model';
import { MissingError, PlanError } from '../../planError.ts';
import { ptyProgram } from '../../session/ptyProgram.ts';
import type { Planning } from '../kind.ts';
import type { EarlierRun, PlanContext } from '../planContext.ts';
import { limitsOf } from '../request.ts';
import type { ShellRequest } from './kind.ts';

const PROGRAM_FILE = 'netloom_pty.py';

interface Finished {
  run: EarlierRun;
  plan: RunPlan;
}

async function requireFinished(runId: string, context: PlanContext): Promise<Finished> {
  const run = await context.run(runId);
  if (run === undefined) throw new MissingError('no-run', 'runId', { run: String(runId) });
  if (run.verdict === null) throw new PlanError('shell-unfinished', 'runId');
  const plan = await run.plan();
  if (plan === undefined) throw new PlanError('shell-without-files', 'runId');
  if (run.treeId !== context.treeId) throw new PlanError('shell-other-tree', 'runId');
  return { run, plan };
}

/** What the run left that is still there. */
async function filesOf({ run, plan }: Finished): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const { path } of plan.outputs) {
    const file = await run.file(path);
    if (file !== undefined) files[path] = file;
  }
  return files;
}

export const plan: Planning<ShellRequest>['plan'] = async (request, context) => {
  const finished = await requireFinished(request.runId, context);
  const { title, steps, files } = finished.plan;
  const inputs = await filesOf(finished);
  // What it left is newer than what it was given.
  const given = Object.entries(files).filter(([path]) => !Object.hasOwn(inputs, path));
  const mounts = Object.assign({}, ...steps.map((step) => step.mounts)) as Record<string, string>;
  const shell: RunPlan = {
    kind: 'shell',
    title,
    steps: [
      {
        id: 'shell',
        title: 'Shell',
        argv: ['python3', '-I', `../${PROGRAM_FILE}`, 'bash', '--norc', '--noprofile', '-i'],
        env: { TERM: 'xterm-256color', PS1: String.raw`\w \$ `, HISTFILE: '' },
        directory: 'src',
        tool: 'pty',
        weight: 1,
        mounts,
      },
    ],
    files: { ...Object.fromEntries(given), [PROGRAM_FILE]: ptyProgram() },
    outputs: [],
    limits: limitsOf(request),
  };
  return { top: finished.run.top, plan: shell, inputs };
};
