import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRESETS, checkCore } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { buildSimulator } from '../../src/node/index.ts';
import type { Simulator } from '../../src/node/index.ts';
import { namesOf, runTest } from './debugSuite.ts';
import { isKnown, whyNot } from './debugTests.ts';
import { Tally, folderIn } from './executables.ts';

const VARIABLE = 'NETLOOM_RISCV_DEBUG_TESTS';
const TIMES = 3;

const CORES = [
  ['micro', '0.13', 'address'],
  ['standard', '0.13', 'full'],
  ['micro', '1.0', 'full'],
  ['standard', '1.0', 'address'],
] as const;

const folder = folderIn(VARIABLE);

/** Atomics, since the suite compiles its programs for cores that have them. */
const cores = CORES.map(([preset, version, triggerKind]): CoreOptions => {
  const { base, debug, ...others } = PRESETS[preset];
  return {
    ...others,
    name: `debug_${base.stages}`,
    base: { ...base, atomics: true, userMode: true, resetVector: '0x80000000' },
    debug: { ...debug, transport: 'jtag', systemBusAccess: true, triggers: 4, triggerKind, version },
  };
});

function namesIn(suite: string): string[] {
  const scratch = mkdtempSync(join(tmpdir(), 'netloom-debug-tests-'));
  try {
    return namesOf(suite, scratch, cores[0]!);
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

const names = folder ? namesIn(folder) : [];

describe.runIf(folder)('the debug tests of riscv-tests', () => {
  const tally = new Tally('debug tests of riscv-tests');
  afterAll(() => tally.say(cores.length));

  it('are there with the headers of their submodule, and of each something is said', () => {
    expect(existsSync(join(folder!, 'programs/encoding.h'))).toBe(true);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !isKnown(name))).toEqual([]);
  });

  describe.each(cores.map((core) => [core.base.stages, core.debug.version, core] as const))(
    '%i stages, Debug %s',
    (_stages, _version, options) => {
      let simulator: Simulator;
      beforeAll(async () => {
        expect(checkCore(options)).toEqual([]);
        simulator = await buildSimulator(options, { simulator: 'verilator' });
        for (const name of names) {
          const why = whyNot(options, name);
          if (why !== undefined) tally.left(why);
        }
      }, 600_000);

      it.each(names.filter((name) => whyNot(options, name) === undefined))(
        `%s passes ${TIMES} times in a row`,
        async (name) => {
          const others = names.filter((other) => other !== name && other.includes(name));
          for (let time = 1; time <= TIMES; time++) {
            const { result, log } = await runTest(folder!, name, others, { options, simulator });
            tally.ran(name);
            expect(result, `time ${time}\n${log}`).toBe('pass');
          }
        },
        2_400_000,
      );
    },
  );
});

if (!folder) it.skip(`the debug tests of riscv-tests: not run, ${VARIABLE} names no folder`, () => {});
