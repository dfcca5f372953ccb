import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { GeneratedSource } from '@netloom/pins';
import { sourcesOf } from '../generated.ts';
import { halIncludes } from '../hal.ts';
import { tool, writeFiles } from '../toolbox.ts';
import { ANY_CONF, unitsOf } from '../unit.ts';
import { nameOf } from './names.ts';

export interface Write {
  register: string;
  before: number;
  after: number;
}

export interface Recording {
  writes: readonly Write[];
  /** Why the program ended: `loop` when it reached the loop of main(). */
  end: string;
}

const MACHINE = join(import.meta.dirname, 'machine');
/** Calls a function before each volatile access; addresses of objects stay below 4 GB, as the HAL keeps them in 32 bits. */
const RECORDED = ['-fsanitize=thread', '--param', 'tsan-distinguish-volatile=1'];
const COMMON = ['-w', '-O0', '-std=gnu11', '-fno-pie'];

const sourcesIn = (folder: string, names: readonly string[]) =>
  names.map((name) => join(folder, `${name}.c`));

/** A machine that runs programs with one HAL. */
export class RegisterMachine {
  readonly #folder: string;
  readonly #flags: readonly string[];

  /** `hal` is a folder in the maker's shape, in `core` a stand-in for CMSIS' core header that the host can run. */
  constructor(folder: string, hal: string, core: string) {
    this.#folder = folder;
    const defined = ['-D', 'STM32F407xx', '-D', 'USE_HAL_DRIVER'];
    this.#flags = [
      ...COMMON,
      ...RECORDED,
      ...defined,
      '-I',
      join(core, 'cmsis-core/Include'),
      ...halIncludes(hal),
    ];
  }

  /** Compiles the machine and those sources of the HAL that are the same for all programs. */
  async build(sources: readonly string[], conf: string): Promise<void> {
    const folder = join(this.#folder, 'machine');
    writeFiles(folder, [{ path: 'stm32f4xx_hal_conf.h', text: conf }]);
    const own = sourcesIn(MACHINE, ['recorder', 'hardware', 'program']);
    await tool(folder, 'gcc', ...COMMON, '-c', ...own);
    await tool(folder, 'gcc', ...this.#flags, '-I', '.', '-c', ...sources);
    await tool(folder, 'sh', '-c', 'ar rc machine.a *.o');
  }

  /** Runs generated files up to the loop of main(), with sources of the HAL that depend on the configuration. */
  async run(name: string, files: readonly GeneratedSource[], further: readonly string[]): Promise<Recording> {
    const folder = join(this.#folder, name);
    mkdirSync(folder);
    // The host has a C library of its own.
    const own = files.filter(({ path }) => path !== 'Src/memory.c').map(endingInLoop);
    const units = unitsOf(own, 'unit');
    writeFiles(folder, [...units, ANY_CONF]);
    const flags = [...this.#flags, '-D', 'main=generated_main', '-D', 'UNIT_CONF="unit_conf.h"', '-I', '.'];
    await tool(folder, 'gcc', ...flags, '-c', ...sourcesOf(units), ...further);
    await tool(folder, 'sh', '-c', 'gcc -no-pie -o program *.o ../machine/machine.a');
    return recordingOf(await tool(folder, './program'));
  }
}

/** The loop of main() tells the machine that it is reached. */
function endingInLoop({ path, text }: GeneratedSource): GeneratedSource {
  if (path !== 'Src/main.c') return { path, text };
  return {
    path,
    text: text.replace(/while \(1\)\n {2}\{\n/, '$&    extern void host_loop(void);\n    host_loop();\n'),
  };
}

function recordingOf(output: string): Recording {
  const lines = output.trimEnd().split('\n');
  const writes = lines.slice(0, -1).map((line) => {
    const [address, , before, after] = line.split(' ').map((word) => parseInt(word, 16));
    return { register: nameOf(address!), before: before!, after: after! };
  });
  return { writes, end: lines.at(-1)!.replace(/^end /, '') };
}
