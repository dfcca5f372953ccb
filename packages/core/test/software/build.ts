import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createModel, readElf, gccTarget } from '../../src/index.ts';
import type { CoreFile, CoreOptions } from '../../src/index.ts';
import { DEVICE, RAM_BASE, benchMap } from '../../src/bench/memoryMap.ts';

const GCC = 'riscv64-unknown-elf-gcc';
const STRICT = ['-std=c11', '-Wall', '-Wextra', '-Werror', '-Os', '-ffreestanding', '-nostdlib'];
const NMI_LINE = 8;
const folders: string[] = [];

export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** The files in a folder of their own. */
export function written(files: CoreFile[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'netloom-software-'));
  folders.push(folder);
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** Compiles files, all warnings being errors, and links all but the `alone` ones to `program.elf`. */
export function build(
  options: CoreOptions,
  files: CoreFile[],
  alone: CoreFile[] = [],
): { folder: string; said: string } {
  const { march, mabi, linkMarch } = gccTarget(options);
  const folder = written([...files, ...alone]);
  const sourcesOf = (some: CoreFile[]) => some.map(({ path }) => path).filter((path) => /\.[cS]$/.test(path));
  const call = (...args: string[]) =>
    execFileSync(GCC, [`-mabi=${mabi}`, ...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  let said = call(`-march=${march}`, ...STRICT, '-I.', '-c', ...sourcesOf([...files, ...alone]));
  const objects = sourcesOf(files).map((path) => path.replace(/\.[cS]$/, '.o'));
  const linker = [`-march=${linkMarch}`, '-nostdlib', '-T', 'link.ld', '-o', 'program.elf'];
  said += call(...linker, ...objects, '-lgcc');
  return { folder, said };
}

/** Runs `program.elf` of a folder on the model: what it prints, and its exit code. */
export function runOnModel(options: CoreOptions, folder: string, limit = 20_000_000) {
  const elf = readElf(readFileSync(join(folder, 'program.elf')));
  const { ram } = benchMap(options);
  let output = '';
  const started = { ...options, base: { ...options.base, resetVector: '0x80000000' } };
  const model = createModel(
    started,
    [
      { kind: 'ram', base: RAM_BASE, bytes: new Uint8Array(ram.end - ram.base) },
      {
        kind: 'device',
        base: DEVICE.base,
        size: DEVICE.size,
        read: (offset) => (offset === DEVICE.character ? 0xffff_ffff : 0),
        write: (offset, _width, value) => {
          if (offset === DEVICE.character) output += String.fromCharCode(value & 0xff);
          const raises = offset === DEVICE.raise;
          if ((raises || offset === DEVICE.lower) && (value & NMI_LINE) !== 0)
            model.setInterrupt('nmi', raises);
          return true;
        },
      },
    ],
    { tohost: elf.symbols.get('tohost') },
  );
  for (const { address, bytes } of elf.segments) model.write(address, bytes);
  const end = model.run(limit);
  return { output: output.replaceAll('\r', ''), end };
}
