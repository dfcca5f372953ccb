import type { GeneratedSource } from '../generated.ts';
import { OWN_FILE } from './strip.ts';
import type { Hook } from './userCode.ts';

/** Hooks of one generated file, by its stem: `main`. */
export interface FileHooks {
  stem: string;
  hooks: readonly Hook[];
}

/** `Inc/user.h` declares every hook; `Src/user_<x>.c` is the user's, with the hooks of `<x>.c` still empty. */
export function ownFiles(all: readonly FileHooks[], notice: string): GeneratedSource[] {
  const files = all.filter(({ hooks }) => hooks.length > 0);
  if (files.length === 0) return [];
  return [
    { path: 'Inc/user.h', text: header(files, notice) },
    ...files.map(({ stem, hooks }) => ({
      path: `Src/user_${stem}.c`,
      text: ownSource(hooks),
      once: true as const,
    })),
  ];
}

function header(files: readonly FileHooks[], notice: string): string {
  const declarations = files.flatMap(({ stem, hooks }) => [
    '',
    `/* Called by ${stem}.c, to be written in user_${stem}.c; what is not written does nothing. */`,
    ...hooks.flatMap(({ name, about }) => [`/* ${about} */`, `void ${name}(void);`]),
  ]);
  return `/* ${notice} */\n#ifndef USER_H\n#define USER_H\n${declarations.join('\n')}\n\n#endif /* USER_H */\n`;
}

function ownSource(hooks: readonly Hook[]): string {
  const functions = hooks.flatMap(({ name, about }) => [
    '',
    `/* ${about} */`,
    `void ${name}(void)`,
    '{',
    '}',
  ]);
  return `${[OWN_FILE, '#include "main.h"', '#include "user.h"', ...functions].join('\n')}\n`;
}
