import type { ItemText, PortText } from '@netloom/hdl/emit';
import { peerPorts } from '../../interconnect/ports.ts';
import { joinText } from '../../interconnect/sections.ts';
import { libraryInstance, sidePorts, throughModuleText, userBits } from '../libraryModule.ts';
import { sideOf } from './options.ts';
import { REGISTERS } from './ports.ts';
import type { MonitoredRegion, MonitorSpec } from './spec.ts';

const registerPorts = (): PortText[] =>
  peerPorts(
    { ...REGISTERS, interfaceName: REGISTERS.name },
    { name: 'who reads the counters', addressWidth: REGISTERS.addressWidth },
    false,
  );

const address = (value: bigint) => `64'h${value.toString(16).toUpperCase()}`;

/** The regions as parameters of the library's monitor; without any it has one that nothing is in. */
function regionParameters(regions: readonly MonitoredRegion[]): Record<string, string> {
  if (regions.length === 0) return { FIRST: "64'd1", LAST: "64'd0" };
  const all = regions.toReversed();
  return {
    REGIONS: String(regions.length),
    FIRST: joinText(all.map(({ first }) => address(first))),
    LAST: joinText(all.map(({ last }) => address(last))),
    NAMES: JSON.stringify(regions.map(({ endpoint }) => endpoint).join(' ')),
  };
}

/** The library's monitor with the ports of both sides, and the address map as it passes there. */
export function text(spec: MonitorSpec): string {
  const { options, document, instance, manager, regions } = spec;
  const { ADDR_WIDTH, DATA_WIDTH, ID_WIDTH, USER_WIDTH, OUTSTANDING, HISTOGRAM } = options;
  const side = sideOf(options);
  const registers = registerPorts();
  const ports = [
    ...registers.map(({ name }) => ({ name: name.replace('_apb_', '_'), value: name })),
    ...sidePorts('s', side),
    ...sidePorts('m', side),
  ];
  const widths = {
    ...{ AW: ADDR_WIDTH, DW: DATA_WIDTH, IW: ID_WIDTH, MOST: OUTSTANDING },
    ...userBits(USER_WIDTH),
  };
  const named = {
    HISTOGRAM: HISTOGRAM ? "1'b1" : "1'b0",
    ...regionParameters(regions),
    NAME: JSON.stringify(`${document} ${instance} ${manager}`),
  };
  const monitor = libraryInstance('nl_axi4_monitor', 'monitor', { ...widths, ...named }, ports);
  const says = 'AXI4 monitor: counts what passes, as nl_axi4_monitor says.';
  return throughModuleText(spec, says, [side, side], [monitor satisfies ItemText], registers);
}
