import type { GeneratedSource } from '@netloom/pins';
import { sourcesOf } from './generated.ts';

const INCLUDE = /^#include "(.+)"$/gm;
const HAL_CONF = 'stm32f4xx_hal_conf.h';

/** What the HAL includes in place of a configuration's own file: each unit says which one that is. */
export const ANY_CONF: GeneratedSource = { path: HAL_CONF, text: '#include UNIT_CONF\n' };

/** The files with their own headers in place of the includes, each under its name for the compiler's messages. */
function inlined(paths: readonly string[], files: readonly GeneratedSource[]): string {
  const headers = new Map(files.map(({ path, text }) => [path.replace(/^Inc\//, ''), text]));
  const textOf = (name: string, text: string): string => {
    const body = text.replace(INCLUDE, (line, header: string, offset: number) => {
      const own = headers.get(header);
      const next = text.slice(0, offset).split('\n').length + 1;
      return own === undefined ? line : `${textOf(header, own)}\n#line ${next} "${name}"`;
    });
    return `#line 1 "${name}"\n${body}\n`;
  };
  const byPath = new Map(files.map(({ path, text }) => [path, text]));
  return paths.map((path) => textOf(path, byPath.get(path)!)).join('');
}

/**
 * All sources of a configuration as few units, for speed: the generated ones with `main.c` last, and those of the user, as
 * these define again what is weak. The start-up file is left out, whose weak handlers are defined elsewhere too. With them
 * comes the configuration of the HAL, for `ANY_CONF`.
 */
export function unitsOf(files: readonly GeneratedSource[], name: string): GeneratedSource[] {
  const sources = sourcesOf(files).filter((path) => /^Src\/(?!startup_)/.test(path));
  const users = sources.filter((path) => path.startsWith('Src/user_'));
  const generated = sources
    .filter((path) => !users.includes(path))
    .toSorted((a, b) => Number(a.endsWith('main.c')) - Number(b.endsWith('main.c')));
  const conf = `${name}_conf.h`;
  const unit = (paths: readonly string[], kind: string) =>
    paths.length > 0
      ? [{ path: `${name}${kind}.c`, text: `#define UNIT_CONF "${conf}"\n${inlined(paths, files)}` }]
      : [];
  const text = files.find(({ path }) => path.endsWith(HAL_CONF))!.text;
  return [...unit(generated, ''), ...unit(users, '_user'), { path: conf, text }];
}
