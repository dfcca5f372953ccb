import { PlanError } from '../../planError.ts';
import { planSoc } from '../boot/plan.ts';
import type { PlannedRun } from '../kind.ts';
import type { PlanContext, PlanTree } from '../planContext.ts';
import { programCanFail } from './canFail.ts';
import type { CasesRequest } from './kind.ts';
import type { Model } from './model.ts';
import type { Preparation } from './prepareScript.ts';

const FIRMWARE = new Set(['firmware', 'link', 'image']);
const BOOT = 'boot';

function firmwareOf({ plan }: PlannedRun): NonNullable<Preparation['firmware']> {
  const callOf = (id: string) => plan.steps.find((step) => step.id === id)?.argv;
  const [compile, link] = [callOf('firmware'), callOf('link')];
  return { ...(compile && { compile }), ...(link && { link }), image: callOf('image')! };
}

/** Whether no source of a program could make it end otherwise than well; of assembler and ELF nothing is said. */
async function checksNothing(folder: string, tree: PlanTree): Promise<boolean> {
  if (folder.endsWith('.elf')) return false;
  for await (const { path } of tree.walk(folder, 'program')) {
    if (path.endsWith('.S')) return false;
    if (path.endsWith('.c') && programCanFail((await tree.readText(path, 'program')) ?? '')) return false;
  }
  return true;
}

/** A SoC that runs programs: its model is that of a boot, and each simulation fills its memory anew. */
export async function planPrograms(request: CasesRequest, context: PlanContext): Promise<Model> {
  const { soc: path, top, simulations, ...options } = request;
  const soc = { ...options, path, megacycles: 0 };
  const model = await planSoc(soc, context);
  if (model.top !== top) throw new PlanError('other-soc', 'top', { path, soc: model.top });
  const programs = new Map<string, PlannedRun>();
  const idle = new Set<string>();
  for (const { program: firmware } of simulations) {
    if (programs.has(firmware)) continue;
    programs.set(firmware, await planSoc({ ...soc, firmware }, context));
    if (await checksNothing(firmware, context.tree)) idle.add(firmware);
  }
  const planned = programs.get(simulations[0]?.program ?? '') ?? model;
  const checksIn = ({ program, generator }: CasesRequest['simulations'][number]) =>
    !idle.has(program) || generator !== '';
  return {
    planned,
    building: planned.plan.steps.filter(({ id }) => id !== BOOT && !FIRMWARE.has(id)),
    model: planned.plan.steps.find(({ id }) => id === BOOT) ?? model.plan.steps.at(-1)!,
    firmware: simulations.map(({ program }) => firmwareOf(programs.get(program)!)),
    unchecked: new Set([...simulations.keys()].filter((index) => !checksIn(simulations[index]!))),
  };
}
