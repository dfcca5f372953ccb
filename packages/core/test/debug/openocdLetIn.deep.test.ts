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

/** What OpenOCD does of its own, then with a guess, then with the answer to the challenge of the bench. */
const COMMANDS = `
proc tried {name command} {
  echo "$name [catch $command]"
}
tried HALT {halt 200}
tried READ {read_memory 0x80000000 32 1}
tried WRITE {write_memory 0x80000004 32 {0xbad0bad}}
tried REGISTER {get_reg pc}
echo "STATUS [format %x [riscv dmi_read 0x11]]"
echo "ABSTRACTCS [format %x [riscv dmi_read 0x16]]"
tried GUESS {riscv authdata_write 0x12345678}
echo "STATUS [format %x [riscv dmi_read 0x11]]"
set challenge [riscv authdata_read]
riscv authdata_write [expr {(($challenge ^ 0x${BENCH_KEY.toString(16)} | 1) * 0x9e3779b1) & 0xffffffff}]
halt
echo "PC [dict get [get_reg pc] pc]"
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
    const told = [...log.matchAll(/^(HALT|READ|WRITE|REGISTER|GUESS|STATUS|ABSTRACTCS|PC|WORD) .*$/gm)];
    const status = version === '1.0' ? 'STATUS 3' : 'STATUS 2';
    expect(
      told.map(([line]) => line),
      log,
    ).toEqual([
      'HALT 1',
      'READ 1',
      'WRITE 1',
      'REGISTER 1',
      status,
      'ABSTRACTCS 0',
      expect.stringMatching(/^GUESS/),
      status,
      'PC 0x80000000',
      'WORD 0x12345678',
    ]);
  }, 400_000);
});
