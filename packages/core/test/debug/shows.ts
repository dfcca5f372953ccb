import { isDeepStrictEqual } from 'node:util';
import type { CoreOptions } from '../../src/index.ts';
import { BASES } from '../../src/measured/bases.ts';
import type { BaseName } from '../../src/measured/bases.ts';
import { runProgram } from '../../src/node/index.ts';
import type { Simulator } from '../../src/node/index.ts';
import { NOP, jumpForm } from '../../src/program/encode.ts';
import { HANDLER, RESET } from './cases/debugCase.ts';
import type { DebugCase } from './cases/debugCase.ts';

const bytesOf = (words: readonly number[]) => new Uint8Array(Uint32Array.from(words).buffer);

/** A preset with a debug module at an APB port, user mode, and all that a case asks for. */
export function debuggedCore(preset: BaseName, changes: Partial<CoreOptions> = {}): CoreOptions {
  const own = BASES[preset];
  return {
    ...own,
    name: `debugged_${own.base.stages}`,
    base: { ...own.base, userMode: true, atomics: true, resetVector: `0x${RESET.toString(16)}` },
    auxiliary: { ...own.auxiliary, rvfi: true },
    debug: { ...own.debug, transport: 'apb', systemBusAccess: true, triggers: 2 },
    ...changes,
  };
}

/** The same with another debug module. */
export function debuggedWith(preset: BaseName, changes: Partial<CoreOptions['debug']>): CoreOptions {
  const core = debuggedCore(preset);
  return { ...core, debug: { ...core.debug, ...changes } };
}

/** With instructions that are executed as several, full triggers, and rules that fail in the middle of one. */
export function debuggedZcmp(preset: BaseName, pmpEntries = 0): CoreOptions {
  const core = debuggedWith(preset, { triggerKind: 'full' });
  return {
    ...core,
    base: { ...core.base, compressed: true, zcmp: true },
    auxiliary: { ...core.auxiliary, pmpEntries },
  };
}

/** Clock cycles for some instructions, from a slow memory, and behind a reset in which caches are cleared. */
const settling = ({ memory }: CoreOptions, waits?: number) =>
  waits !== undefined || memory.instructionCache || memory.dataCache ? 600 : 200;

/** In what a core does otherwise than a case asks for; undefined when in nothing. With a seed its memory waits at random. */
export async function wrong(
  core: CoreOptions,
  simulator: Simulator,
  { program, script, seen, expected }: DebugCase,
  waits?: number,
): Promise<string | undefined> {
  const image = {
    entry: RESET,
    pieces: [
      { address: RESET, bytes: bytesOf(program) },
      { address: HANDLER, bytes: bytesOf([NOP, jumpForm(0, 0)]) },
    ],
  };
  const settings = { debugger: script.textWith(settling(core, waits)), cycles: 100_000 };
  const random = waits === undefined ? {} : { latency: true, seed: waits };
  const run = await runProgram(core, simulator, image, { ...settings, ...random });
  if (run.cause !== 'debugged') return `ended by ${run.cause} at ${run.value.toString(16)}`;
  const found = seen(script.answers(run));
  return isDeepStrictEqual(found, expected) ? undefined : `${hex(found)} in place of ${hex(expected)}`;
}

const hex = (value: unknown) =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'number' && each > 15 ? `0x${each.toString(16)}` : each,
  );
