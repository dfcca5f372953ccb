import type { Project } from '../project/project.ts';
import type { UserPlaces } from '../userCode/userCode.ts';
import { clockLines } from './clock.ts';
import { cFile, checked, indent } from './text.ts';

const START = {
  name: 'User_Start',
  about: 'First of all: neither HAL nor clocks nor peripherals are set up.',
};
const SYSTEM = { name: 'User_SysInit', about: 'The clocks run; no peripheral is set up.' };
const READY = { name: 'User_Init', about: 'Everything is set up; the loop begins.' };
const LOOP = { name: 'User_Loop', about: 'Called for ever.' };
const ERROR = { name: 'User_Error', about: 'The HAL has reported an error; interrupts are off.' };

/** `Src/main.c` */
export function mainSource(project: Project, user: UserPlaces): string {
  const files = [...new Set(project.units.map(({ file }) => file))];
  return cFile(project, [
    '#include "main.h"',
    '#include "gpio.h"',
    ...files.map((file) => `#include "${file}.h"`),
    ...user.include(),
    ...user.between('Includes'),
    ...user.between('PTD'),
    ...user.between('PV'),
    ...user.between('PFP'),
    ...user.between('0'),
    '',
    ...mainFunction(project, user),
    '',
    ...clockLines(project),
    ...user.between('4'),
    '',
    ...errorFunctions(user),
    ...user.defaults(),
  ]);
}

function mainFunction({ units }: Project, user: UserPlaces): string[] {
  const inits = ['MX_GPIO_Init', ...units.map(({ init }) => init)];
  return [
    'int main(void)',
    '{',
    ...indent(user.at('1', START)),
    '  /* Resets the peripherals, sets up caches and the tick of 1 ms. */',
    ...checked('HAL_Init()'),
    ...indent(user.at('Init')),
    '  SystemClock_Config();',
    ...indent(user.at('SysInit', SYSTEM)),
    ...inits.map((init) => `  ${init}();`),
    ...indent(user.at('2', READY)),
    '',
    '  while (1)',
    '  {',
    ...indent(user.at('3', LOOP), 4),
    '  }',
    '}',
  ];
}

/** What the HAL calls when something is wrong. */
function errorFunctions(user: UserPlaces): string[] {
  return [
    'void Error_Handler(void)',
    '{',
    '  __disable_irq();',
    ...indent(user.at('Error_Handler_Debug', ERROR)),
    '  while (1)',
    '  {',
    '  }',
    '}',
    '',
    '#ifdef USE_FULL_ASSERT',
    'void assert_failed(uint8_t *file, uint32_t line)',
    '{',
    '  (void)file;',
    '  (void)line;',
    ...indent(user.at('6')),
    '  Error_Handler();',
    '}',
    '#endif',
  ];
}
