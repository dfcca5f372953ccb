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
  if (run === undefined) throw new MissingError(`runId: there is no run ${runId} in this department`);
  if (run.verdict === null)
    throw new PlanError('runId: the run has not finished; a shell has what a finished run left');
  const plan = await run.plan();
  if (plan === undefined)
    throw new PlanError('runId: it has no files: it was not planned, or it consists of other runs');
  if (run.treeId !== context.treeId)
    throw new PlanError(
      'runId: the run read another version of the tree; open the shell from the run itself',
    );
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
