import type { Project } from '../project/project.ts';
import type { UserPlaces } from '../userCode/userCode.ts';
import { cFile, indent } from './text.ts';

/** `Src/stm32f4xx_hal_msp.c`: what the HAL itself needs; each peripheral's part is in its own file. */
export function mspSource(project: Project, user: UserPlaces): string {
  const hook = {
    name: 'User_MspInit',
    about: 'System configuration and power controller have their clocks.',
  };
  return cFile(project, [
    '#include "main.h"',
    ...user.include(),
    ...user.between('Includes'),
    ...user.between('0'),
    '',
    'void HAL_MspInit(void)',
    '{',
    ...indent(user.at('MspInit 0')),
    '  __HAL_RCC_SYSCFG_CLK_ENABLE();',
    '  __HAL_RCC_PWR_CLK_ENABLE();',
    ...indent(user.at('MspInit 1', hook)),
    '}',
    ...user.between('1'),
    ...user.defaults(),
  ]);
}
