import type { PlanMachine } from '../planContext.ts';
import type { SynthesizeRequest } from './kind.ts';
import type { SynthesisPrograms } from './synthesisOptions.ts';

/** The machine's Yosys where there is one, unless the request asks for the WebAssembly build. */
export function programsOf(
  { engine }: Pick<SynthesizeRequest, 'engine'>,
  machine: PlanMachine,
): SynthesisPrograms {
  const installed = machine.versions['yosys'] !== undefined;
  const native = engine === 'native' || (engine === 'auto' && installed);
  const { node, tools, yowasp } = machine;
  return { node, tools, ...(native ? {} : { yowasp }) };
}
