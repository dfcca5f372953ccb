import type { Project } from '../project/project.ts';
import type { Unit } from '../project/units.ts';
import type { UserPlaces } from '../userCode/userCode.ts';
import { mspLines } from './peripheralMsp.ts';
import { cFile, cHeader, checked, indent } from './text.ts';

/** `Src/usart.c` and the like: handles, setup and MSP functions of the peripherals of one file. */
export function peripheralSource(project: Project, file: string, user: UserPlaces): string {
  const units = project.units.filter((unit) => unit.file === file);
  return cFile(project, [
    `#include "${file}.h"`,
    ...user.include(),
    ...user.between('0'),
    '',
    ...units.map(({ method, handle }) => `${method.handleType} ${handle};`),
    ...units.flatMap((unit) => setupLines(unit, user)),
    ...mspLines(units, user),
    ...user.between('1'),
    ...user.defaults(),
  ]);
}

function setupLines({ instance, init, halInit, handle, fields }: Unit, user: UserPlaces): string[] {
  const hook = { name: `User_${instance}_Init`, about: `${instance} is set up.` };
  return [
    '',
    `void ${init}(void)`,
    '{',
    ...indent(user.at(`${instance}_Init 0`)),
    `  ${handle}.Instance = ${instance};`,
    ...fields.map(([field, value]) => `  ${handle}.Init.${field} = ${value};`),
    ...indent(user.at(`${instance}_Init 1`)),
    ...checked(halInit),
    ...indent(user.at(`${instance}_Init 2`, hook)),
    '}',
  ];
}

export function peripheralHeader(project: Project, file: string, user: UserPlaces): string {
  const units = project.units.filter((unit) => unit.file === file);
  return cHeader(project, file, [
    '#include "main.h"',
    ...user.between('Includes'),
    '',
    ...units.map(({ method, handle }) => `extern ${method.handleType} ${handle};`),
    '',
    ...units.map(({ init }) => `void ${init}(void);`),
    ...user.between('Prototypes'),
  ]);
}
