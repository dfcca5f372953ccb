import type { PlanMachine } from '../planContext.ts';
import type { SynthesizeRequest } from './kind.ts';
import type { SynthesisPrograms } from './synthesisOptions.ts';

/** The machine's Yosys where there is one, unless the WebAssembly build is asked for. */
export function programsOf(engine: SynthesizeRequest['engine'], machine: PlanMachine): SynthesisPrograms {
  const installed = machine.versions['yosys'] !== undefined;
  const native = engine === 'native' || (engine === 'auto' && installed);
  const { node, tools, yowasp } = machine;
  return { node, tools, ...(native ? {} : { yowasp }) };
}

/** What maps a design that these have read. */
export function mappingOf({ mapsNatively = false, ...programs }: SynthesisPrograms): SynthesisPrograms {
  const { node, tools } = programs;
  return mapsNatively ? { node, tools } : programs;
}
