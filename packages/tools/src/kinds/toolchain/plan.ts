import { rtlHash } from '@netloom/core';
import { marchesOf } from '@netloom/instructions/toolchain';
import { PlanError } from '../../planError.ts';
import type { Planning } from '../kind.ts';
import { limitsOf } from '../request.ts';
import { coreOf } from './coreOf.ts';
import type { ToolchainCore } from './coreOf.ts';
import type { ToolchainRequest } from './kind.ts';
import { planToolchain } from './planToolchain.ts';
import { programOf } from './programOf.ts';

/** A set may leave out what the core has, and no more. */
function checkSets({ sets }: ToolchainRequest, { options, insns }: ToolchainCore): void {
  const marches = marchesOf(options);
  for (const { march, without } of sets) {
    if (march !== '' && !marches.includes(march)) throw new PlanError('other-march', 'sets', { march });
    const missing = without.find((name) => !insns.some((insn) => insn.name === name));
    if (missing !== undefined) throw new PlanError('no-definition', 'sets', { name: missing });
  }
}

/** A record says what the RTL of these very options did. */
function checkRecorded({ pipeline, trace, of, core: path }: ToolchainRequest, core: ToolchainCore): void {
  const { options } = core;
  if (trace && options.auxiliary.trace === 0) throw new PlanError('no-trace', 'core', { core: options.name });
  if ((pipeline || trace) && of !== '' && rtlHash(options) !== of)
    throw new PlanError('not-as-generated', 'core', { core: options.name, path });
}

export const plan: Planning<ToolchainRequest>['plan'] = async (request, { tree, machine, sha256 }) => {
  const core = await coreOf(request.core, tree);
  checkSets(request, core);
  checkRecorded(request, core);
  const program = await programOf(request, core.insns, tree);
  const { sets, pipeline, pipelineFrom, trace, millions } = request;
  const rtl = request.rtl || pipeline || trace;
  const { versions, node, tools } = machine;
  const planned = planToolchain({
    ...(pipeline && { pipelineFrom }),
    ...{ core, program, sets, rtl, trace, most: millions * 1_000_000, node, tools },
    ...{ limits: limitsOf(request), versions, sha256 },
  });
  return { top: core.options.name, plan: planned };
};
