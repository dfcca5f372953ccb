import { input, output, portGroup } from '@netloom/hdl/emit';
import type { PortText } from '@netloom/hdl/emit';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { marchOf } from '../../isa.ts';
import { clockGate } from '../clockGate/clockGate.ts';
import { hasDebug, hasSystemBus } from '../debug/features.ts';
import { debugInstances, debugNets, hartChannel } from '../debug/inside.ts';
import { fiveStage } from '../fiveStage/fiveStage.ts';
import { targetsOf } from '../router/targets.ts';
import { sv } from '../sv.ts';
import { twoStage } from '../twoStage/twoStage.ts';
import { instance } from '../unit.ts';
import type { Unit } from '../unit.ts';
import { adapterInstances } from './adapters.ts';
import { channelNets, insideInstances, insideNets } from './inside.ts';
import { parameterTexts } from './parameters.ts';
import { topPorts } from './topPorts.ts';

/** `<c>`: the core as a SoC sees it. */
export const top: Unit = {
  suffix: '',
  chosen: () => true,
  comment: (options) => sv`
    RISC-V processor core: ${marchOf(options)}, ${options.base.stages} stages, ${options.memory.ports === 'shared' ? 'one AXI4-Lite port' : 'AXI4-Lite ports for instructions and for data'}.
    On the instruction and data buses of the pipeline (ibus, dbus) a request is accepted in the cycle of its grant;
    responses follow in order, from the next cycle on.
  `,
  parameters: parameterTexts,
  ports: modulePorts,
  body(options) {
    const inside = targetsOf(options).length > 0;
    return sv`
      ${channelNets('ibus')}
      logic [31:0] ibus_addr;

      ${channelNets('dbus')}
      logic dbus_we;
      logic [31:0] dbus_addr;
      logic [3:0] dbus_be;
      logic [31:0] dbus_wdata;
      ${inside && `\n${insideNets(options)}`}
      ${hasDebug(options) && debugNets(options)}

      ${pipelineInstance(options)}

      ${hasDebug(options) && `${debugInstances(options)}\n`}
      ${inside && insideInstances(options)}

      ${adapterInstances(options)}
    `;
  },
};

/** With clock gating the pipeline's clock rests while it sleeps, which is when its channels are at rest. */
function pipelineInstance(options: CoreOptions): string {
  const { base, implementation } = options;
  const gated = implementation.clockGating && base.zicsr;
  const pipeline = instance(
    options,
    base.stages === 5 ? fiveStage : twoStage,
    { ...(gated && { clk: 'gated_clk' }), ...(hasSystemBus(options) && hartChannel()) },
    base.zicsr ? { HART_ID: 'HART_ID' } : {},
  );
  if (!gated) return pipeline;
  return sv`
    // The clock of the pipeline is stopped while it sleeps.
    logic gated_clk;

    ${instance(options, clockGate, { enable: '!sleeping', gated: 'gated_clk' })}

    ${pipeline}
  `;
}

function modulePorts(options: CoreOptions): PortText[] {
  return topPorts(options).flatMap(({ title, ports }) =>
    portGroup(
      title,
      ports.map(({ name, direction, width }) => (direction === 'in' ? input : output)(name, width)),
    ),
  );
}
