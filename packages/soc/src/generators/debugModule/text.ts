import { sharedDebugModule } from '@netloom/core/debug-module';
import type { SharedOptions } from '@netloom/core/debug-module';
import { emitTidyModule, input, output } from '@netloom/hdl/emit';
import type { PortText } from '@netloom/hdl/emit';
import { peerPorts } from '../../interconnect/ports.ts';
import { textItem } from '../../interconnect/sections.ts';
import type { GeneratedBlock, GeneratedInterface } from '../blockGenerator.ts';
import type { Options } from './options.ts';
import { REGISTERS, SYSTEM_BUS, hartInterfaces, hartName, hasTriggers, ports } from './ports.ts';

type Spec = Pick<GeneratedBlock<Options>, 'module' | 'origin' | 'options'>;

export const spec = ({ module, origin, options }: GeneratedBlock<Options>): Spec => ({
  module,
  origin,
  options,
});

const sharedOptions = ({ options }: Spec): SharedOptions => ({
  harts: options.HARTS,
  programBuffer: options.PROGRAM_BUFFER,
  systemBusAccess: options.SYSTEM_BUS,
  version: options.VERSION,
  groups: options.GROUPS,
  triggers: hasTriggers(options) ? options.TRIGGERS : 0,
  authentication: options.AUTHENTICATION,
  reset: options.RESET,
  ...(options.TRANSPORT === 'apb' && {
    apb: (signal: string) => `${REGISTERS.name}_apb_${signal.toLowerCase()}`,
  }),
  bus: `${SYSTEM_BUS.name}_axil`,
  hartPort: (hart, signal) => `${hartName(hart)}_${signal}`,
});

const interfacePorts = (each: GeneratedInterface, peer: string) =>
  peerPorts(
    { ...each, interfaceName: each.name },
    { name: peer, addressWidth: each.addressWidth, protection: each.protection === true },
    false,
  );

const comment = ({ origin, options }: Spec) =>
  `${origin}\nDebug module for ${options.HARTS === 1 ? 'one hart' : `${options.HARTS} harts`} (${options.VERSION === '1.0' ? 'RISC-V Debug Specification 1.0' : 'RISC-V External Debug Support 0.13.2'}). A hart executes in debug mode what it is\nhanded, one instruction at a time: there is no debug ROM, and nothing of this module lies in memory.`;

/** Ports of the module in order. */
export const portTexts = (options: Options): PortText[] => [
  ...ports(options).ports.map(({ name, direction, width, description }) =>
    (direction === 'in' ? input : output)(name, width, description),
  ),
  ...(options.TRANSPORT === 'apb' ? interfacePorts(REGISTERS, 'the debugger') : []),
  ...(options.SYSTEM_BUS ? interfacePorts(SYSTEM_BUS, 'memory') : []),
  ...hartInterfaces(options).flatMap((each, hart) => interfacePorts(each, `hart ${hart}`)),
];

export function text(block: Spec): string {
  return emitTidyModule({
    name: block.module,
    comment: comment(block),
    ports: portTexts(block.options),
    items: [textItem(sharedDebugModule(sharedOptions(block)))],
  });
}
