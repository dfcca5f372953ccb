import { JTAG_IDCODE, JTAG_IR_BITS } from '../rtl/debug/dataRegisters.ts';

export interface OpenOcdSettings {
  /** The simulated core's socket. */
  socket: string;
  /** Port on the loopback interface for gdb; else gdb speaks through a pipe. */
  port?: number;
  log: string;
  /** What becomes of the core when gdb attaches: it stops where it is, or begins anew and stops at its first instruction. */
  first?: 'halt' | 'reset halt';
  /** Several harts at one debug module, by the numbers that select them: gdb has them as threads. */
  harts?: readonly Hart[];
}

interface Hart {
  core: string;
  number: number;
}

/** A simulation beside others answers late, which is no fault of it. */
const PATIENCE = 120;

const ONE = ['target create core.cpu riscv -chain-position core.cpu'];

/** Names that are no commands of OpenOCD. */
const targetOf = ({ core }: Hart) => `soc.${core}`;

const targets = (harts: readonly Hart[]) => [
  ...harts.map(
    (hart) =>
      `target create ${targetOf(hart)} riscv -chain-position core.cpu -coreid ${hart.number} -rtos hwthread`,
  ),
  ...(harts.length > 1 ? [`target smp ${harts.map(targetOf).join(' ')}`] : []),
];

/** A configuration of OpenOCD 0.12 for the simulated core: it halts, and gdb attaches. */
export function openOcdConfiguration(settings: OpenOcdSettings): string {
  const { socket, port, log, first = 'halt', harts } = settings;
  const lines = [
    'adapter driver remote_bitbang',
    'remote_bitbang port 0',
    `remote_bitbang host {${socket}}`,
    'transport select jtag',
    'adapter speed 1000',
    `jtag newtap core cpu -irlen ${JTAG_IR_BITS} -expected-id 0x${JTAG_IDCODE.toString(16)}`,
    ...(harts ? targets(harts) : ONE),
    'riscv set_mem_access sysbus progbuf',
    `riscv set_command_timeout_sec ${PATIENCE}`,
    `riscv set_reset_timeout_sec ${PATIENCE}`,
    'bindto 127.0.0.1',
    `gdb_port ${port ?? 'pipe'}`,
    'tcl_port disabled',
    'telnet_port disabled',
    ...(port === undefined ? [`log_output {${log}}`] : []),
    'init',
    first,
  ];
  return `${lines.join('\n')}\n`;
}
