import { sharedDebug, softwareSoc } from '@netloom/soc/addressmap';
import type { SharedDebug } from '@netloom/soc/addressmap';
import type { RunPlan, RunStep } from '@netloom/model';
import { ptyProgram } from '../../session/ptyProgram.ts';
import { checkPath } from '../../verilatorArguments.ts';
import { observedKey } from '../boot/bootKey.ts';
import type { Observed } from '../boot/bootOptions.ts';
import { bootedSoc, modelTools } from '../boot/bootedSoc.ts';
import type { BootedSoc } from '../boot/bootedSoc.ts';
import { FIRMWARE_PROGRAM, firmwareFiles, firmwareSteps } from '../boot/firmwareSteps.ts';
import { observedSources } from '../boot/observedSources.ts';
import { planModel } from '../boot/planBoot.ts';
import type { ObservedSources } from '../boot/replaced.ts';
import { cachedBuild } from '../cachedBuild.ts';
import type { Planning } from '../kind.ts';
import type { PlanTree } from '../planContext.ts';
import { limitsOf } from '../request.ts';
import { withRenamed } from '../safeNames.ts';
import { DEBUGGER_SCRIPT, debuggerFiles } from './debuggerFiles.ts';
import { greeting } from './greeting.ts';
import type { DebugRequest } from './kind.ts';
import { sharedSources } from './sharedSources.ts';

const PTY = 'netloom_pty.py';

/** gdb has no way out of the sandbox but its terminal: it speaks with OpenOCD by a pipe, and that with the SoC by a socket of files. */
const SESSION: RunStep = {
  ...{ id: 'debug', title: 'Debug', directory: 'src', tool: 'pty', weight: 10 },
  argv: ['python3', '-I', `../${PTY}`, 'bash', `../${DEBUGGER_SCRIPT}`],
  env: { TERM: 'xterm-256color', HOME: '/tmp' },
  sockets: true,
};

/** What is compiled: with the debug module that the core shares with others, else with one of its own. */
async function sourcesOf(
  { name, core, list }: BootedSoc,
  shared: SharedDebug | undefined,
  tree: PlanTree,
): Promise<ObservedSources & { observed: Observed }> {
  if (shared)
    return {
      ...(await sharedSources({ top: name, list }, shared, tree)),
      observed: { way: 'debugged' },
    };
  const around = { top: name, list, coreName: core.options.name };
  return {
    ...(await observedSources(around, 'debugged', tree)),
    observed: { way: 'debugged', path: `.${name}.${core.instance}` },
  };
}

export const plan: Planning<DebugRequest>['plan'] = async (request, context) => {
  const soc = await bootedSoc(request, context);
  const { name, document, library, core, map, list } = soc;
  const firmware = { ...soc.firmware!, stepwise: true };
  const shared = sharedDebug(document, library, core.instance);
  const { set, files, observed } = await sourcesOf(soc, shared, context.tree);
  const title = `${name} ← ${request.firmware}`;
  const bounds = { cycles: 0, trace: false, limits: limitsOf(request) };
  const model = planModel({ ...set, title, board: soc.board, observed, ...bounds });
  const elf = firmware.elf === undefined ? `../${FIRMWARE_PROGRAM}` : checkPath(firmware.elf, 'firmware');
  const { memories } = softwareSoc(map, core.instance);
  const debugged = { elf, memories, harts: shared?.harts, greeting: greeting(core, shared) };
  const planned: RunPlan = {
    ...model,
    kind: 'debug',
    steps: [...model.steps, ...firmwareSteps(firmware), SESSION],
    files: {
      ...{ ...model.files, ...files, ...firmwareFiles(firmware), [PTY]: ptyProgram() },
      ...debuggerFiles(debugged),
    },
  };
  const key = await observedKey(list, files, context);
  const cache = cachedBuild(planned, key, modelTools(context), context.sha256);
  return { top: name, plan: { ...withRenamed(planned, set), cache } };
};
