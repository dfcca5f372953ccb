import { softwareSoc } from '@netloom/soc/addressmap';
import type { RunPlan, RunStep } from '@netloom/model';
import { ptyProgram } from '../../session/ptyProgram.ts';
import { checkPath } from '../../verilatorArguments.ts';
import { observedKey } from '../boot/bootKey.ts';
import { bootedSoc, modelTools } from '../boot/bootedSoc.ts';
import { FIRMWARE_PROGRAM, firmwareFiles, firmwareSteps } from '../boot/firmwareSteps.ts';
import { observedSources } from '../boot/observedSources.ts';
import { planModel } from '../boot/planBoot.ts';
import { cachedBuild } from '../cachedBuild.ts';
import type { Planning } from '../kind.ts';
import { limitsOf } from '../request.ts';
import { withRenamed } from '../safeNames.ts';
import { DEBUGGER_SCRIPT, debuggerFiles } from './debuggerFiles.ts';
import type { DebugRequest } from './kind.ts';

const PTY = 'netloom_pty.py';

/** gdb has no way out of the sandbox but its terminal: it speaks with OpenOCD by a pipe, and that with the SoC by a socket of files. */
const SESSION: RunStep = {
  ...{ id: 'debug', title: 'Debug', directory: 'src', tool: 'pty', weight: 10 },
  argv: ['python3', '-I', `../${PTY}`, 'bash', `../${DEBUGGER_SCRIPT}`],
  env: { TERM: 'xterm-256color', HOME: '/tmp' },
  sockets: true,
};

export const plan: Planning<DebugRequest>['plan'] = async (request, context) => {
  const soc = await bootedSoc(request, context);
  const { name, core, map, list } = soc;
  const firmware = { ...soc.firmware!, stepwise: true };
  const around = { top: name, list, coreName: core.options.name };
  const { set, files } = await observedSources(around, 'debugged', context.tree);
  const title = `${name} ← ${request.firmware}`;
  const observed = { way: 'debugged', path: `.${name}.${core.instance}` } as const;
  const bounds = { cycles: 0, trace: false, limits: limitsOf(request) };
  const model = planModel({ ...set, title, board: soc.board, observed, ...bounds });
  const elf = firmware.elf === undefined ? `../${FIRMWARE_PROGRAM}` : checkPath(firmware.elf, 'firmware');
  const planned: RunPlan = {
    ...model,
    kind: 'debug',
    steps: [...model.steps, ...firmwareSteps(firmware), SESSION],
    files: {
      ...{ ...model.files, ...files, ...firmwareFiles(firmware), [PTY]: ptyProgram() },
      ...debuggerFiles(elf, softwareSoc(map, core.instance).memories),
    },
  };
  const key = await observedKey(list, files, context);
  const cache = cachedBuild(planned, key, modelTools(context), context.sha256);
  return { top: name, plan: { ...withRenamed(planned, set), cache } };
};
