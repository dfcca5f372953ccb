import type { CoreOptions } from '../../options/coreOptions.ts';
import { marchOf } from '../../isa.ts';
import { clockGate } from '../clockGate/clockGate.ts';
import { instance, portsOf } from '../instance.ts';
import { logic, pipelinePorts } from '../pipelinePorts.ts';
import { targetsOf } from '../router/targets.ts';
import { sv } from '../sv.ts';
import { adapterInstances } from './adapters.ts';
import { channelNets, insideInstances, insideNets } from './inside.ts';
import { parameterText } from './parameters.ts';
import { topPorts } from './topPorts.ts';
import type { PortGroup } from './topPorts.ts';

/** `<c>`: the core as a SoC sees it. */
export function top(options: CoreOptions): string {
  const { name, base, memory } = options;
  const inside = targetsOf(options).length > 0;
  return sv`
    // RISC-V processor core: ${marchOf(options)}, ${base.stages} stages, ${memory.ports === 'shared' ? 'one AXI4-Lite port' : 'AXI4-Lite ports for instructions and for data'}.
    // On the instruction and data buses of the pipeline (ibus, dbus) a request is accepted in the cycle of its grant;
    // responses follow in order, from the next cycle on.
    module ${name} ${parameterText(options)}(
      ${portText(topPorts(options))}
    );
      ${channelNets('ibus')}
      logic [31:0] ibus_addr;

      ${channelNets('dbus')}
      logic dbus_we;
      logic [31:0] dbus_addr;
      logic [3:0] dbus_be;
      logic [31:0] dbus_wdata;
      ${inside && `\n${insideNets(options)}`}

      ${pipelineInstance(options)}

      ${inside && insideInstances(options)}

      ${adapterInstances(options)}
    endmodule
  `;
}

/** With clock gating the pipeline's clock rests while it sleeps, which is when its channels are at rest. */
function pipelineInstance(options: CoreOptions): string {
  const { name, base, implementation } = options;
  const gated = implementation.clockGating && base.zicsr;
  const pipeline = instance(
    name,
    'pipeline',
    pipelinePorts(options),
    gated ? { clk: 'gated_clk' } : {},
    base.zicsr ? { HART_ID: 'HART_ID' } : {},
  );
  if (!gated) return pipeline;
  const gate = instance(name, 'clock_gate', portsOf(clockGate(options)), {
    enable: '!sleeping',
    gated: 'gated_clk',
  });
  return sv`
    // The clock of the pipeline is stopped while it sleeps.
    logic gated_clk;

    ${gate}

    ${pipeline}
  `;
}

function portText(groups: readonly PortGroup[]): string {
  const last = groups.at(-1)!.ports.at(-1);
  return groups
    .map(({ title, ports }) => {
      const lines = ports.map(
        (port) =>
          `${port.direction === 'in' ? 'input ' : 'output'} ${logic(port.width).padEnd(12)} ${port.name}${port === last ? '' : ','}`,
      );
      return [`// ${title}`, ...lines].join('\n');
    })
    .join('\n');
}
