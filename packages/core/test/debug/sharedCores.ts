import { emitTidyModule, input, output } from '@netloom/hdl/emit';
import type { PortText } from '@netloom/hdl/emit';
import type { CoreFile } from '../../src/generate.ts';
import type { CoreOptions } from '../../src/index.ts';
import { inPlace } from '../../src/observed/inPlace.ts';
import { axiPortName, axiSignals } from '../../src/rtl/axi/axiLite.ts';
import { addi, jumpForm } from '../../src/program/encode.ts';
import { apbPort, debugPorts } from '../../src/rtl/debug/transport.ts';
import { HART_SIGNALS, sharedDebugModule } from '../../src/rtl/debug/shared/index.ts';
import type { SharedOptions } from '../../src/rtl/debug/shared/index.ts';
import { declarations } from '../../src/rtl/nets.ts';
import { sv } from '../../src/rtl/sv.ts';
import { top } from '../../src/rtl/top/top.ts';
import { topPorts } from '../../src/rtl/top/topPorts.ts';
import { instance } from '../../src/rtl/unit.ts';

const MANAGER = { readOnly: false } as const;
const hartPort = (hart: number, signal: string) => `hart${hart}_${signal}`;

const moduleOf = ({ name }: CoreOptions) => `${name}_shared`;

/** A core of an own module as one of several harts, and the module for these. */
export function sharedOptions(options: CoreOptions, harts: number): SharedOptions {
  const { debug, implementation } = options;
  return {
    ...{ harts, groups: debug.version === '1.0' ? 3 : 0, authentication: false },
    triggers: debug.externalTriggers,
    ...{ programBuffer: debug.programBuffer, systemBusAccess: debug.systemBusAccess, version: debug.version },
    ...{ reset: implementation.reset, bus: 'sb_axil', hartPort },
    ...(debug.transport === 'apb' && { apb: apbPort }),
  };
}

/** The module for several harts, with the ports of a core's own and those of its harts. */
export function sharedModule(options: CoreOptions, harts: number): CoreFile {
  const shared = sharedOptions(options, harts);
  const ports: PortText[] = [
    input('clk'),
    input('rst_n'),
    input('bus_rst_n'),
    ...debugPorts(options)
      .filter(({ name }) => name !== 'debug_rst_n')
      .map(({ name, direction, width }) => (direction === 'in' ? input : output)(name, width)),
    ...axiSignals(MANAGER).map((signal) =>
      (signal[1] === 'in' ? input : output)(axiPortName('sb_axil', signal), signal[2]),
    ),
    ...Array.from({ length: harts }, (_, hart) =>
      HART_SIGNALS.map(({ name, from, width }) =>
        (from === 'hart' ? input : output)(hartPort(hart, name), width),
      ),
    ).flat(),
  ];
  const text = emitTidyModule({
    name: moduleOf(options),
    comment: 'Debug module for several harts.',
    ports,
    items: [{ kind: 'text', text: sharedDebugModule(shared) }],
  });
  return { path: `rtl/${moduleOf(options)}.sv`, text };
}

const SECOND = 'second_';
const hex = (word: number) => (word >>> 0).toString(16);
/** Wires of the second core that are not of its own. */
const COMMON = ['clk', 'rst_n'];

/** The data port outside is that of core 0 and of the module in turn. */
const TURNS = sv`
  // One access at a time, of the module where the core has none.
  logic turn_held, turn_of_module, turn_asks, turn_is_module;
  assign turn_is_module = turn_held ? turn_of_module : sb_axil_awvalid || sb_axil_wvalid || sb_axil_arvalid;
  assign turn_asks = m_axil_d_awvalid || m_axil_d_wvalid || m_axil_d_arvalid;
  always_ff @(posedge clk) begin
    turn_held <= rst_n && (turn_asks || (turn_held && !m_axil_d_bvalid && !m_axil_d_rvalid));
    turn_of_module <= turn_is_module;
  end
`;

const turned = () =>
  axiSignals(MANAGER)
    .map((signal) => {
      const [outer, core, module] = ['m_axil_d', 'core_axil', 'sb_axil'].map((prefix) =>
        axiPortName(prefix, signal),
      );
      if (signal[1] === 'out') return `assign ${outer} = turn_is_module ? ${module} : ${core};`;
      if (signal[2] > 1) return `assign ${module} = ${outer};\nassign ${core} = ${outer};`;
      return `assign ${module} = ${outer} && turn_is_module;\nassign ${core} = ${outer} && !turn_is_module;`;
    })
    .join('\n');

/** What the second core executes, wherever it looks: it counts in x6. */
const COUNTING = sv`
  always_ff @(posedge clk) begin
    second_m_axil_i_rvalid <= rst_n && second_m_axil_i_arvalid;
    second_m_axil_i_rdata <= second_m_axil_i_araddr[2] ? 32'h${hex(jumpForm(0, -4))} : 32'h${hex(addi(6, 6, 1))};
  end
`;
/** Its inputs with something behind them. */
const ANSWERED = ['arready', 'rvalid', 'rdata'].map((signal) => `${SECOND}m_axil_i_${signal}`);

/** Two cores in the place of one that has a debug module of its own, and one module for both, which could have more harts. */
export function sharedCores(options: CoreOptions, more = 0): CoreFile[] {
  const debug = {
    ...options.debug,
    transport: 'external',
    systemBusAccess: false,
    programBuffer: 2,
  } as const;
  const inner: CoreOptions = { ...options, debug };
  const own = topPorts(inner)
    .flatMap(({ ports }) => ports)
    .filter(({ name }) => !COMMON.includes(name));
  const harts = HART_SIGNALS;
  const isHart = (name: string) => harts.some((each) => each.name === name);
  const hartNets = (hart: number) =>
    Object.fromEntries(harts.map(({ name }) => [name, hartPort(hart, name)]));
  const coreAxi = Object.fromEntries(
    axiSignals(MANAGER).map((signal) => [axiPortName('m_axil_d', signal), axiPortName('core_axil', signal)]),
  );
  const alone = own.filter(({ name }) => !isHart(name));
  const second = instance(
    { ...inner, name: `${options.name}_inside` },
    top,
    { ...Object.fromEntries(alone.map(({ name }) => [name, `${SECOND}${name}`])), ...hartNets(1) },
    { HART_ID: "32'd1", ...(options.memory.instructionMemory && { ITCM_INIT_FILE: 'ITCM_INIT_FILE' }) },
    'u_second',
  );
  const module = sharedModule(options, 2 + more);
  const absent = Array.from({ length: more }, (_, index) => 2 + index);
  const ports = [...module.text.matchAll(/^ +(?:input|output) .*?(\w+),?(?: +\/\/.*)?$/gm)].map(
    ([, name]) => name!,
  );
  const nets: Record<string, string> = { rst_n: 'debug_rst_n', bus_rst_n: 'rst_n' };
  const connected = ports.map((port) => `.${port}(${nets[port] ?? port})`).join(',\n');
  const files = inPlace(options, inner, {
    comment: 'Two cores, and the debug module of both.',
    nets: { ...hartNets(0), ...coreAxi },
    body: (first) => sv`
      ${declarations([0, 1, ...absent].flatMap((hart) => harts.map(({ name, width }) => ({ name: hartPort(hart, name), width }))))}
      ${declarations(axiSignals(MANAGER).flatMap((signal) => ['core_axil', 'sb_axil'].map((prefix) => ({ name: axiPortName(prefix, signal), width: signal[2] }))))}
      ${declarations(alone.map(({ name, width }) => ({ name: `${SECOND}${name}`, width })))}
      ${absent
        .flatMap((hart) =>
          harts.filter(({ from }) => from === 'hart').map(({ name }) => hartPort(hart, name)),
        )
        .map((net) => `assign ${net} = '0;`)
        .join('\n')}
      logic debug_mode; // both wait for the debugger
      assign debug_mode = hart0_debug_mode && hart1_debug_mode;

      ${TURNS}
      ${turned()}

      ${first}

      ${alone
        .filter(({ name, direction }) => direction === 'in' && !ANSWERED.includes(`${SECOND}${name}`))
        .map(({ name }) => `assign ${SECOND}${name} = '0;`)
        .join('\n')}
      assign ${SECOND}m_axil_i_arready = 1'b1;
      ${COUNTING}
      ${second}

      ${moduleOf(options)} u_debug (
        ${connected}
      );
    `,
  });
  return [module, ...files];
}
