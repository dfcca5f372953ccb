import type { Side, ThroughSpec } from '../axi4Through.ts';
import {
  BURST,
  incrementing,
  libraryInstance,
  sidePorts,
  throughModuleText,
  withoutIds,
} from '../libraryModule.ts';

/** The library's splitter with the ports of both sides; it gives INCR bursts alone. */
export function splitterText(
  spec: Pick<ThroughSpec<unknown>, 'module' | 'origin'>,
  side: Side,
  parameters: Readonly<Record<string, number>>,
): string {
  const idle = withoutIds(side.idWidth === 0 ? ['s', 'm'] : []);
  const ports = [...sidePorts('s', side), ...sidePorts('m', side, BURST), ...idle.ports];
  const says = 'AXI4 burst splitter: INCR bursts of few beats alone, as nl_axi4_split says.';
  return throughModuleText(
    spec,
    says,
    [side, side],
    [...idle.items, libraryInstance('nl_axi4_split', 'splitter', parameters, ports), incrementing(side)],
  );
}
