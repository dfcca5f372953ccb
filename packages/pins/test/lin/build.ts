import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { GeneratedSource } from '../../src/generate/generated.ts';

const HERE = import.meta.dirname;
const STRICT = ['-Wall', '-Wextra', '-Werror', '-std=c99', '-Wpedantic', '-Wconversion'];

/** Works with the files in a folder of its own, which goes afterwards. */
function within<T>(files: readonly GeneratedSource[], work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'lin-'));
  try {
    for (const { path, text } of files) {
      mkdirSync(join(folder, dirname(path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const included = (folder: string) => [`-I${join(folder, 'Lin')}`, `-I${join(HERE, 'include')}`];

/** What the cross compiler says of `Lin_PBcfg.c`; empty when it is content. */
export function crossCompile(files: readonly GeneratedSource[], defines: readonly string[] = []): string {
  return within(files, (folder) => {
    const args = [
      ...STRICT,
      ...defines.map((define) => `-D${define}`),
      ...included(folder),
      '-mcpu=cortex-m4',
    ];
    const source = join(folder, 'Lin/Lin_PBcfg.c');
    const { stderr } = spawnSync('arm-none-eabi-gcc', [...args, '-c', source, '-o', join(folder, 'o')], {
      encoding: 'utf8',
      timeout: 170_000,
    });
    return stderr;
  });
}

/** Every value of the configuration, as a program on this machine reads it: `0.LinChannelBaudRate` 9600. */
export function readBack(
  files: readonly GeneratedSource[],
  channels: readonly string[],
  defines: readonly string[] = [],
): Map<string, number> {
  return within(files, (folder) => {
    const symbols = channels.map((name) => `PRINT("${name}", LinConf_LinChannel_${name});`).join(' ');
    const sources = [join(folder, 'Lin/Lin_PBcfg.c'), join(HERE, 'dump.c')];
    const program = join(folder, 'dump');
    const given = [...defines, `SYMBOLS=${symbols}`].map((define) => `-D${define}`);
    execFileSync('gcc', ['-std=c99', ...given, ...included(folder), ...sources, '-o', program], {
      timeout: 170_000,
    });
    const lines = execFileSync(program, { encoding: 'utf8', timeout: 170_000 }).trim().split('\n');
    return new Map(lines.map((line) => [line.split(' ')[0]!, Number(line.split(' ')[1])]));
  });
}
