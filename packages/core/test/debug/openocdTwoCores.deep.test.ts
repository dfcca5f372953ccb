import { beforeAll, describe, expect, it } from 'vitest';
import { PRESETS, checkCore } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { buildSimulator } from '../../src/node/index.ts';
import type { Simulator } from '../../src/node/index.ts';
import { JTAG_IDCODE, JTAG_IR_BITS } from '../../src/rtl/debug/dataRegisters.ts';
import { addi, jumpForm } from '../../src/program/encode.ts';
import { openOcdLog } from './openocdCommands.ts';
import { twoCores } from './twoCores.ts';

const RESET = 0x1000_0000;
const { micro } = PRESETS;
const core: CoreOptions = {
  ...micro,
  name: 'two',
  base: { ...micro.base, resetVector: '0x10000000' },
  memory: { ...micro.memory, instructionMemory: { base: '0x10000000', size: 4096 } },
  debug: { ...micro.debug, transport: 'jtag', systemBusAccess: true, version: '1.0' },
};

/** Each core counts in x6. */
const bytes = new Uint8Array(Uint32Array.from([addi(6, 6, 1), jumpForm(0, -4)]).buffer);
const image = { entry: RESET, pieces: [{ address: RESET, bytes }] };

const tap = (name: string) =>
  `jtag newtap ${name} cpu -irlen ${JTAG_IR_BITS} -expected-id 0x${JTAG_IDCODE.toString(16)}`;

/** The core that is nearest to TDO comes first. */
const configuration = (socket: string, log: string) => `
adapter driver remote_bitbang
remote_bitbang port 0
remote_bitbang host {${socket}}
transport select jtag
adapter speed 1000
${tap('b')}
${tap('a')}
target create a.cpu riscv -chain-position a.cpu
target create b.cpu riscv -chain-position b.cpu
riscv set_command_timeout_sec 120
gdb_port disabled
tcl_port disabled
telnet_port disabled
log_output {${log}}

proc group {kind} {
  foreach each {a.cpu b.cpu} {
    targets $each
    riscv dmi_write 0x32 [expr {$kind | 6}]
    riscv dmi_write 0x32 [expr {$kind | 7}]
  }
}
proc states {name} {
  sleep 300
  poll
  foreach each {a.cpu b.cpu} { $each arp_poll }
  echo "$name [a.cpu curstate] [b.cpu curstate]"
}
proc register {core name} {
  targets $core
  return [dict get [get_reg -force $name] $name]
}
proc cause {core} { return [expr {([register $core dcsr] >> 6) & 7}] }

init
states BEGUN
group 0
targets a.cpu
halt
states HALTED
echo "CAUSES [cause a.cpu] [cause b.cpu]"
echo "HARTS [register a.cpu mhartid] [register b.cpu mhartid]"
targets a.cpu
write_memory 0x10000800 32 {0x11111111}
targets b.cpu
write_memory 0x10000800 32 {0x22222222}
targets a.cpu
set first [read_memory 0x10000800 32 1]
targets b.cpu
echo "WORDS $first [read_memory 0x10000800 32 1]"
targets b.cpu
set_reg {t1 5 pc 0x10000000}
set before [register a.cpu pc]
targets b.cpu
step
echo "STEPPED [register b.cpu pc] [register b.cpu t1] [expr {[register a.cpu pc] == $before}]"
targets b.cpu
resume
states ONE
targets b.cpu
halt
group 0x800
targets b.cpu
resume
states ALL
targets b.cpu
halt
states AGAIN
echo "CAUSES [cause a.cpu] [cause b.cpu]"
shutdown
`;

describe('OpenOCD and two cores whose external triggers are at each other', () => {
  let simulator: Simulator;
  beforeAll(async () => {
    expect(checkCore(core)).toEqual([]);
    simulator = await buildSimulator(core, { simulator: 'verilator', rtl: twoCores(core) });
  }, 900_000);

  it('halts, steps and resumes them alone and as a group, and reaches the memory of each', async () => {
    const log = await openOcdLog({ options: core, simulator, image }, configuration);
    const told = [...log.matchAll(/^(BEGUN|HALTED|CAUSES|HARTS|WORDS|STEPPED|ONE|ALL|AGAIN) .*$/gm)];
    expect(
      told.map(([line]) => line),
      log,
    ).toEqual([
      'BEGUN running running',
      'HALTED halted halted',
      'CAUSES 3 6',
      'HARTS 0x00000000 0x00000001',
      'WORDS 0x11111111 0x22222222',
      'STEPPED 0x10000004 0x00000006 1',
      'ONE halted running',
      'ALL running running',
      'AGAIN halted halted',
      'CAUSES 6 3',
    ]);
  }, 400_000);
});
