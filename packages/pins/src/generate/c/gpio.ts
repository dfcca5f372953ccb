import type { Project } from '../project/project.ts';
import type { UserPlaces } from '../userCode/userCode.ts';
import { initLines, levelLines, portClockLines } from './gpioGroups.ts';
import { enableLines } from './nvic.ts';
import { cFile, cHeader, indent } from './text.ts';

/** `Src/gpio.c`: sets up general-purpose pins and external interrupts. */
export function gpioSource(project: Project, user: UserPlaces): string {
  const { pins, lines } = project;
  const setup = [
    ...(pins.length > 0 ? ['GPIO_InitTypeDef GPIO_InitStruct = {0};', ''] : []),
    ...user.at('MX_GPIO_Init_1'),
    ...portClockLines(pins),
    ...spaced(levelLines(pins)),
    ...initLines(pins),
    ...spaced(enableLines(lines)),
  ];
  const hook = { name: 'User_GPIO_Init', about: 'The pins are set up.' };
  return cFile(project, [
    '#include "gpio.h"',
    ...user.include(),
    ...user.between('0'),
    '',
    'void MX_GPIO_Init(void)',
    '{',
    ...indent(setup),
    ...indent(user.at('MX_GPIO_Init_2', hook)),
    '}',
    ...user.between('1'),
    ...user.defaults(),
  ]);
}

export function gpioHeader(project: Project, user: UserPlaces): string {
  return cHeader(project, 'gpio', [
    '#include "main.h"',
    ...user.between('Includes'),
    '',
    '/* Sets up the general-purpose pins. */',
    'void MX_GPIO_Init(void);',
    ...user.between('Prototypes'),
  ]);
}

function spaced(lines: readonly string[]): string[] {
  return lines.length > 0 ? ['', ...lines] : [];
}
