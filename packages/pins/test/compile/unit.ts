import type { GeneratedSource } from '@netloom/pins';
import { sourcesOf } from '../generated.ts';

const INCLUDE = /^#include "(.+)"$/gm;
const HAL = 'stm32f4xx_hal.h';
const HAL_CONF = 'stm32f4xx_hal_conf.h';

/** The files with their own headers in place of the includes, each under its name for the compiler's messages. */
function inlined(paths: readonly string[], files: readonly GeneratedSource[]): string {
  const headers = new Map(files.map(({ path, text }) => [path.replace(/^Inc\//, ''), text]));
  const textOf = (name: string, text: string): string => {
    const body = text.replace(INCLUDE, (line, header: string, offset: number) => {
      const own = headers.get(header);
      // The HAL includes its configuration by itself.
      const before = header === HAL ? textOf(HAL_CONF, headers.get(HAL_CONF)!) : '';
      const next = text.slice(0, offset).split('\n').length + 1;
      return `${before}${own === undefined ? line : textOf(header, own)}\n#line ${next} "${name}"`;
    });
    return `#line 1 "${name}"\n${body}\n`;
  };
  const byPath = new Map(files.map(({ path, text }) => [path, text]));
  return paths.map((path) => textOf(path, byPath.get(path)!)).join('');
}

/**
 * All sources of a configuration as few units, for speed: the generated ones with `main.c` last, and those of the user, as
 * these define again what is weak. The start-up file is left out, whose weak handlers are defined elsewhere too.
 */
export function unitsOf(files: readonly GeneratedSource[], name: string): GeneratedSource[] {
  const sources = sourcesOf(files).filter((path) => /^Src\/(?!startup_)/.test(path));
  const users = sources.filter((path) => path.startsWith('Src/user_'));
  const generated = sources
    .filter((path) => !users.includes(path))
    .toSorted((a, b) => Number(a.endsWith('main.c')) - Number(b.endsWith('main.c')));
  const unit = (paths: readonly string[], kind: string) =>
    paths.length > 0 ? [{ path: `${name}${kind}.c`, text: inlined(paths, files) }] : [];
  return [...unit(generated, ''), ...unit(users, 'user')];
}
