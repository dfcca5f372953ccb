import type { PortText } from '@netloom/hdl/emit';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { marchOf } from '../../isa.ts';
import { hasFetchProtection, hasTcmProtection } from '../../options/tcmProtection.ts';
import { missPorts } from '../csr/events.ts';
import { clockGate, stopsClock } from '../clockGate/clockGate.ts';
import { hasOwnModule, hasSystemBus } from '../debug/features.ts';
import { debugInstances, debugNets, hartChannel } from '../debug/inside.ts';
import { fiveStage } from '../fiveStage/fiveStage.ts';
import { cacheLocks } from '../../options/cacheLock.ts';
import { hasLockstep } from '../../options/safety.ts';
import { logic } from '../nets.ts';
import { portTexts } from '../pair/copyPorts.ts';
import { COPY } from '../pair/copy.ts';
import { pair } from '../pair/pair.ts';
import { targetsOf } from '../router/targets.ts';
import { hasTrace } from '../../options/trace.ts';
import { sv } from '../sv.ts';
import { traceInstances, traceNets } from '../trace/inside.ts';
import { twoStage } from '../twoStage/twoStage.ts';
import { instance } from '../unit.ts';
import type { Unit } from '../unit.ts';
import { adapterInstances } from './adapters.ts';
import { channelNets, insideInstances, insideNets } from './inside.ts';
import { HART_ID, parameterTexts } from './parameters.ts';
import { topPorts } from './topPorts.ts';
import { tellsMisses } from '../cache/nextLine.ts';
import { cleansData, writesBack } from '../cache/dataShape.ts';

const modulePorts = (options: CoreOptions): PortText[] => portTexts(topPorts(options));

/** `<c>`: the core as a SoC sees it. */
export const top: Unit = {
  suffix: '',
  chosen: () => true,
  comment: (options) => sv`
    RISC-V processor core: ${marchOf(options)}, ${options.base.stages} stages, ${busText(options)}.
    On the instruction and data buses of the pipeline (ibus, dbus) a request is accepted in the cycle of its grant;
    responses follow in order, from the next cycle on.
    ${hasLockstep(options) && lockstepText(options)}
  `,
  parameters: parameterTexts,
  ports: modulePorts,
  body: (options) => (hasLockstep(options) ? pair(options) : coreBody(options)),
};

/** `<c>_core`: one of the two copies of a core in lockstep. */
export const copy: Unit = {
  ...COPY,
  comment: () => 'One of two copies of the core, without its memories and the transport of its debugger.',
  parameters: (options) => (options.base.zicsr ? [HART_ID] : []),
  body: coreBody,
};

function coreBody(options: CoreOptions): string {
  const inside = targetsOf(options).length > 0;
  return sv`
      ${channelNets('ibus')}
      logic [31:0] ibus_addr;

      ${channelNets('dbus')}
      logic dbus_we;
      logic [31:0] dbus_addr;
      logic [3:0] dbus_be;
      logic [31:0] dbus_wdata;
      ${options.base.zicbom && 'logic [1:0] dbus_manage;'}
      ${hasTcmProtection(options) && `logic dbus_corrupt;${hasFetchProtection(options) ? '\nlogic ibus_corrupt;' : ''}`}
      ${cacheNets(options)}
      ${inside && `\n${insideNets(options)}`}
      ${hasOwnModule(options) && debugNets(options)}
      ${hasTrace(options) && `\n${traceNets(options)}`}

      ${pipelineInstance(options)}

      ${hasOwnModule(options) && `${debugInstances(options)}\n`}
      ${hasTrace(options) && `${traceInstances(options)}\n`}
      ${inside && insideInstances(options)}

      ${adapterInstances(options)}
      ${misses(options)}
    `;
}

const lockstepText = ({ safety: { lockstepDelay } }: CoreOptions) => sv`
  Two copies in lockstep${lockstepDelay > 0 && `, the second ${lockstepDelay === 1 ? 'a clock' : `${lockstepDelay} clocks`} behind`}. The first drives the system; where the second does something else, lockstep_error_p
  rises and lockstep_error_n falls in the next clock, until reset. Keep the hierarchy of copies and comparators.
`;

/** What caches and pipeline tell each other besides. */
function cacheNets(options: CoreOptions): string {
  const { instructionCache, dataCache } = options.memory;
  const nets = [
    ...(instructionCache ? ['flush_instructions'] : []),
    ...(dataCache ? ['dbus_hit'] : []),
    ...(dataCache && targetsOf(options).length > 0 ? ['bus_dbus_hit'] : []),
    ...(cleansData(options) ? ['clean_data', 'data_cleaned'] : []),
    ...(writesBack(options) ? ['cache_error'] : []),
    ...missPorts(options),
  ];
  const locks = cacheLocks(options).map(({ name, ways }) => `${logic(ways)} ${name};`);
  const lines = [...nets.map((net) => `logic ${net};`), ...locks];
  return lines.length === 0 ? '' : `\n${lines.join('\n')}`;
}

/** A line comes in a burst, which nothing else does that is read. */
function misses(options: CoreOptions): string {
  const isShared = options.memory.ports === 'shared';
  const told = missPorts(options).filter((name) => name === 'data_miss' || !tellsMisses(options));
  const lines = told.map((name) => {
    const side = name === 'data_miss' ? 'd' : 'i';
    const axi = isShared ? `${side}_axi` : `m_axi_${side}`;
    return `assign ${name} = ${axi}_arvalid && ${axi}_arready && ${axi}_arlen != 8'd0;`;
  });
  return lines.length === 0 ? '' : `\n${lines.join('\n')}`;
}

function busText({ memory }: CoreOptions): string {
  const bus = memory.protocol === 'axi4' ? 'AXI4' : 'AXI4-Lite';
  return memory.ports === 'shared' ? `one ${bus} port` : `${bus} ports for instructions and for data`;
}

/** With clock gating the pipeline's clock rests while it sleeps, which is when its channels are at rest. */
function pipelineInstance(options: CoreOptions): string {
  const gated = stopsClock(options);
  const pipeline = instance(
    options,
    options.base.stages === 5 ? fiveStage : twoStage,
    { ...(gated && { clk: 'gated_clk' }), ...(hasSystemBus(options) && hartChannel(options)) },
    options.base.zicsr ? { HART_ID: 'HART_ID' } : {},
  );
  if (!gated) return pipeline;
  return sv`
    // The clock of the pipeline is stopped while it sleeps.
    logic gated_clk;

    ${instance(options, clockGate, { enable: '!sleeping', gated: 'gated_clk' })}

    ${pipeline}
  `;
}
