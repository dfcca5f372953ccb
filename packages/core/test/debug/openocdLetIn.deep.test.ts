import { beforeAll, describe, expect, it } from 'vitest';
import { BENCH_KEY } from '../../src/bench/authenticator.ts';
import { PRESETS, checkCore } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { buildSimulator } from '../../src/node/index.ts';
import type { Simulator } from '../../src/node/index.ts';
import { openOcdConfiguration } from '../../src/observed/openocd.ts';
import { jumpForm } from '../../src/program/encode.ts';
import { openOcdLog } from './openocdCommands.ts';

const RESET = 0x8000_0000;
/** Stays where it is. */
const image = { entry: RESET, pieces: [{ address: RESET, bytes: words(jumpForm(0, 0), 0x1234_5678) }] };

function words(...all: number[]): Uint8Array {
  return new Uint8Array(Uint32Array.from(all).buffer);
}

/**
 * OpenOCD's own halt, then registers behind its back: halt, memory by system bus access, a command; then a guess, and
 * the answer to the challenge of the bench.
 */
const COMMANDS = `
poll off
proc shown {address} { return [format %x [riscv dmi_read $address]] }
echo "HALT [expr {[catch {halt 200}] != 0}]"
riscv dmi_write 0x10 0x80000001
riscv dmi_write 0x38 0x40000
riscv dmi_write 0x39 0x80000004
riscv dmi_write 0x3c 0xbad0bad
riscv dmi_write 0x17 0x00221000
echo "STATUS [shown 0x11]"
echo "SHOWN [shown 0x16] [shown 0x38] [shown 0x3c] [shown 0x04]"
catch {riscv authdata_write 0x12345678}
echo "STATUS [shown 0x11]"
set challenge [riscv authdata_read]
riscv authdata_write [expr {(($challenge ^ 0x${BENCH_KEY.toString(16)} | 1) * 0x9e3779b1) & 0xffffffff}]
poll on
halt
echo "PC [dict get [get_reg -force pc] pc]"
echo "WORD [read_memory 0x80000004 32 1]"
shutdown
`;

describe.each(['0.13', '1.0'] as const)('OpenOCD and a core of Debug %s that lets it in first', (version) => {
  const core: CoreOptions = {
    ...PRESETS.micro,
    name: 'locked',
    base: { ...PRESETS.micro.base, resetVector: '0x80000000' },
    debug: {
      ...PRESETS.micro.debug,
      transport: 'jtag',
      systemBusAccess: true,
      authentication: true,
      version,
    },
  };
  let simulator: Simulator;
  beforeAll(async () => {
    expect(checkCore(core)).toEqual([]);
    simulator = await buildSimulator(core, { simulator: 'verilator' });
  }, 600_000);

  it('gets nothing without the answer, and everything with it', async () => {
    const log = await openOcdLog({ options: core, simulator, image }, (socket, path) =>
      openOcdConfiguration({ socket, log: path })
        .replace('gdb_port pipe', 'gdb_port disabled')
        .replace(/\nhalt\n$/, COMMANDS),
    );
    const told = [...log.matchAll(/^(HALT|STATUS|SHOWN|PC|WORD) .*$/gm)].map(([line]) => line);
    const status = version === '1.0' ? 'STATUS 3' : 'STATUS 2';
    expect(told, log).toEqual([
      'HALT 1',
      status,
      'SHOWN 0 0 0 0',
      status,
      'PC 0x80000000',
      'WORD 0x12345678',
    ]);
  }, 400_000);
});
