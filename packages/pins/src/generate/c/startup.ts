import type { Project } from '../project/project.ts';
import { cFile } from './text.ts';

/** Names of handlers by their place; nothing where there is none. */
type Table = readonly (string | undefined)[];

/** Exceptions of the core by their place in the table (PM0214, table 17); 0: the stack pointer, no entry. */
const CORE: Table = [
  'Reset_Handler',
  'NMI_Handler',
  'HardFault_Handler',
  'MemManage_Handler',
  'BusFault_Handler',
  'UsageFault_Handler',
  undefined,
  undefined,
  undefined,
  undefined,
  'SVC_Handler',
  'DebugMon_Handler',
  undefined,
  'PendSV_Handler',
  'SysTick_Handler',
];

/** `Src/startup_<device>.c`: vector table, and what runs before main. */
export function startupSource(project: Project): string {
  const { vectors } = project.device;
  const last = Math.max(...vectors.keys());
  const handlers = Array.from({ length: last + 1 }, (_, position) => vectors.get(position)).map(
    (name) => name && `${name}_IRQHandler`,
  );
  const table = [...CORE, ...handlers];
  return cFile(project, [...declarations(table), '', ...vectorTable(table), '', ...PROGRAM]);
}

/** Symbols of the linker script, types, and every handler: those that the project does not have stay in one place. */
function declarations(table: Table): string[] {
  const weak = table.filter((name) => name !== undefined && name !== 'Reset_Handler');
  return [
    '#include <stddef.h>',
    '#include <stdint.h>',
    '',
    '/* Of the linker script. */',
    ...['_estack', '_sidata', '_sdata', '_edata', '_sbss', '_ebss'].map(
      (name) => `extern uint32_t ${name}[];`,
    ),
    '',
    'typedef void (*Handler)(void);',
    '',
    'extern const Handler __preinit_array_start[];',
    'extern const Handler __preinit_array_end[];',
    'extern const Handler __init_array_start[];',
    'extern const Handler __init_array_end[];',
    '',
    'typedef struct',
    '{',
    '  uint32_t *stack;',
    `  Handler handlers[${table.length}];`,
    '} VectorTable;',
    '',
    'int main(void);',
    'void SystemInit(void);',
    'void Reset_Handler(void);',
    'void Default_Handler(void);',
    ...weak.map((name) => `void ${name}(void) __attribute__((weak, alias("Default_Handler")));`),
  ];
}

function vectorTable(table: Table): string[] {
  return [
    'extern const VectorTable vectorTable;',
    '',
    '__attribute__((section(".isr_vector"), used)) const VectorTable vectorTable =',
    '{',
    '  _estack,',
    '  {',
    ...table.map((name) => `    ${name ?? 'NULL'},`),
    '  },',
    '};',
  ];
}

/** What runs before main, and what every vector without a handler leads to. */
const PROGRAM: readonly string[] = [
  'static void callAll(const Handler *constructor, const Handler *end)',
  '{',
  '  for (; constructor < end; constructor++)',
  '  {',
  '    (*constructor)();',
  '  }',
  '}',
  '',
  '/* Sets the core up, copies initial values from flash, clears the rest, and enters the program. */',
  'void Reset_Handler(void)',
  '{',
  '  const uint32_t *source = _sidata;',
  '  uint32_t *target;',
  '',
  '  SystemInit();',
  '  for (target = _sdata; target < _edata; target++)',
  '  {',
  '    *target = *source;',
  '    source++;',
  '  }',
  '  for (target = _sbss; target < _ebss; target++)',
  '  {',
  '    *target = 0U;',
  '  }',
  '  callAll(__preinit_array_start, __preinit_array_end);',
  '  callAll(__init_array_start, __init_array_end);',
  '  (void)main();',
  '  while (1)',
  '  {',
  '  }',
  '}',
  '',
  '/* Of every vector without a handler: stays here, for a debugger to find it. */',
  'void Default_Handler(void)',
  '{',
  '  while (1)',
  '  {',
  '  }',
  '}',
];
