import { input, output, portGroup } from '@netloom/hdl/emit';
import type { PortText } from '@netloom/hdl/emit';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { hasOwnModule } from '../debug/features.ts';
import { DMI_SIGNALS } from '../debug/dmi.ts';
import { isTransport } from '../debug/transport.ts';
import { targetsOf } from '../router/targets.ts';
import { hasTcmProtection } from '../../options/tcmProtection.ts';
import { wordWidth } from '../tcm/tcm.ts';
import type { PortGroup, TopPort } from '../top/port.ts';

const outward = (name: string, width = 1): TopPort => ({ name, direction: 'out', width });
const inward = (name: string, width = 1): TopPort => ({ name, direction: 'in', width });

/** A debugger reaches each copy by the interface of its debug module: TCK has nothing to do with clk. */
function debugGroup({ title, ports }: PortGroup): PortGroup {
  const dmi = Object.entries(DMI_SIGNALS).map(([name, width]) =>
    name === 'dmi_rdata' ? outward(name, width) : inward(name, width),
  );
  return { title, ports: [...ports.filter(({ name }) => !isTransport(name)), ...dmi] };
}

/** The core's own memories lie outside: there is one of each, and both copies read what it holds. */
function memoryGroups(options: CoreOptions): PortGroup[] {
  return targetsOf(options).flatMap((target): PortGroup[] => {
    const { name } = target;
    if (name === 'clint' || name === 'clic') return [];
    const word = wordWidth(options, name);
    const access = [
      outward(`${name}_select`),
      outward(`${name}_we`),
      outward(`${name}_word`, word),
      outward(`${name}_be`, 4),
      outward(`${name}_wdata`, 32),
      inward(`${name}_rdata`, 32),
      ...(hasTcmProtection(options) ? [inward(`${name}_err`)] : []),
    ];
    const fetch = [
      outward('itcm_fetch'),
      outward('itcm_fetch_word', word),
      inward('itcm_fetch_rdata', 32),
      ...(hasTcmProtection(options) ? [inward('itcm_fetch_err')] : []),
    ];
    const title = name === 'itcm' ? 'Instruction memory' : 'Data memory';
    return [{ title, ports: name === 'itcm' ? [...fetch, ...access] : access }];
  });
}

/** The ports of one of two copies of a core, whose own ports would be `own`. */
export function copyGroups(options: CoreOptions, own: readonly PortGroup[]): PortGroup[] {
  const isDebug = ({ title }: PortGroup) => hasOwnModule(options) && title === 'Debug';
  return [...own.map((group) => (isDebug(group) ? debugGroup(group) : group)), ...memoryGroups(options)];
}

/** All of them in one list. */
export const copyPorts = (options: CoreOptions, own: readonly PortGroup[]): TopPort[] =>
  copyGroups(options, own).flatMap(({ ports }) => ports);

/** Groups of ports as the header of a module says them. */
export const portTexts = (groups: readonly PortGroup[]): PortText[] =>
  groups.flatMap(({ title, ports }) =>
    portGroup(
      title,
      ports.map(({ name, direction, width }) => (direction === 'in' ? input : output)(name, width)),
    ),
  );
