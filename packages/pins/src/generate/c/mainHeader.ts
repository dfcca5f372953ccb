import { vectorOfPin } from '../project/interruptLines.ts';
import type { PortPin } from '../project/portPins.ts';
import type { Project } from '../project/project.ts';
import type { UserPlaces } from '../userCode/userCode.ts';
import { cHeader } from './text.ts';

/** `Inc/main.h`: the HAL, and the names of pins that have labels. */
export function mainHeader(project: Project, user: UserPlaces): string {
  const labelled = [...project.pins, ...project.units.flatMap(({ pins }) => pins)].flatMap(labelLines);
  return cHeader(project, 'main', [
    '#include "stm32f4xx_hal.h"',
    ...user.between('Includes'),
    ...user.between('ET'),
    ...user.between('EC'),
    ...user.between('EM'),
    ...(labelled.length > 0 ? ['', ...labelled] : []),
    '',
    '/* Sets sources, PLL and prescalers up. */',
    'void SystemClock_Config(void);',
    '',
    '/* Stops the program: called when the HAL reports an error. */',
    'void Error_Handler(void);',
    ...user.between('EFP'),
    ...user.between('Private defines'),
  ]);
}

function labelLines(pin: PortPin): string[] {
  const { label, number, port, mode } = pin;
  if (label === undefined) return [];
  const lines = [`#define ${label}_Pin GPIO_PIN_${number}`, `#define ${label}_GPIO_Port GPIO${port}`];
  if (mode.startsWith('GPIO_MODE_IT_')) lines.push(`#define ${label}_EXTI_IRQn ${vectorOfPin(pin)}_IRQn`);
  return lines;
}
