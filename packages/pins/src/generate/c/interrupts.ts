import type { Interrupt } from '../project/interruptLines.ts';
import type { Project } from '../project/project.ts';
import type { UserPlaces } from '../userCode/userCode.ts';
import { cFile, cHeader, indent } from './text.ts';

/** Handlers of the core (PM0214, 2.3.2); a fault ends in a loop, for a debugger to find it. */
const CORE: readonly { name: string; isFault: boolean }[] = [
  { name: 'NMI', isFault: true },
  { name: 'HardFault', isFault: true },
  { name: 'MemManage', isFault: true },
  { name: 'BusFault', isFault: true },
  { name: 'UsageFault', isFault: true },
  { name: 'SVC', isFault: false },
  { name: 'DebugMon', isFault: false },
  { name: 'PendSV', isFault: false },
];

/** All interrupts that are on, by position of their vectors. */
export function interruptsOf({ units, lines, device }: Project): Interrupt[] {
  const positions = new Map([...device.vectors].map(([position, name]) => [name, position]));
  const all = [...lines, ...units.flatMap(({ interrupts }) => interrupts)];
  return all.sort((one, other) => (positions.get(one.vector) ?? 0) - (positions.get(other.vector) ?? 0));
}

/** `Src/stm32f4xx_it.c` */
export function interruptSource(project: Project, user: UserPlaces): string {
  const files = [
    ...new Set(project.units.filter(({ interrupts }) => interrupts.length > 0).map(({ file }) => file)),
  ];
  return cFile(project, [
    '#include "stm32f4xx_it.h"',
    '#include "main.h"',
    ...files.map((file) => `#include "${file}.h"`),
    ...user.include(),
    ...user.between('Includes'),
    ...user.between('PV'),
    ...user.between('0'),
    ...CORE.flatMap(({ name, isFault }) => coreHandler(name, isFault, user)),
    ...sysTick(user),
    ...interruptsOf(project).flatMap((interrupt) => handlerLines(interrupt, user)),
    ...user.between('1'),
    ...user.defaults(),
  ]);
}

function coreHandler(name: string, isFault: boolean, user: UserPlaces): string[] {
  const place = isFault ? user.at(`${name}_IRQn 0`) : user.at(`${name}_IRQn 0`, hookOf(name));
  const loop = isFault ? ['  while (1)', '  {', '  }'] : [];
  return ['', `void ${name}_Handler(void)`, '{', ...indent(place), ...loop, '}'];
}

function sysTick(user: UserPlaces): string[] {
  return [
    '',
    'void SysTick_Handler(void)',
    '{',
    ...indent(user.at('SysTick_IRQn 0')),
    '  HAL_IncTick();',
    ...indent(user.at('SysTick_IRQn 1', hookOf('SysTick'))),
    '}',
  ];
}

function handlerLines({ vector, handler, arguments: list }: Interrupt, user: UserPlaces): string[] {
  return [
    '',
    `void ${vector}_IRQHandler(void)`,
    '{',
    ...indent(user.at(`${vector}_IRQn 0`)),
    ...list.map((argument) => `  ${handler}(${argument});`),
    ...indent(user.at(`${vector}_IRQn 1`, hookOf(vector))),
    '}',
  ];
}

function hookOf(vector: string) {
  return { name: `User_${vector}`, about: `In the handler of ${vector}, after the HAL.` };
}

/** `Inc/stm32f4xx_it.h` */
export function interruptHeader(project: Project, user: UserPlaces): string {
  const names = [
    ...CORE.map(({ name }) => `${name}_Handler`),
    'SysTick_Handler',
    ...interruptsOf(project).map(({ vector }) => `${vector}_IRQHandler`),
  ];
  return cHeader(project, 'stm32f4xx_it', [
    ...names.map((name) => `void ${name}(void);`),
    ...user.between('EFP'),
  ]);
}
