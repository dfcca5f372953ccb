import { gccTarget, libraryFiles } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import type { Insn } from '../document/insn.ts';
import { generateInsn } from '../generate.ts';
import { binutilsPatch } from '../software/binutilsPatch.ts';
import type { InsnFile } from '../generate.ts';
import { exampleText } from './example.ts';

/** Sources of the basic software that every program is linked with. */
const LINKED = [
  'start.S',
  'trap_entry.S',
  'trap.c',
  'trap_report.c',
  'console.c',
  'format.c',
  'stdio.c',
  'string.c',
];

/**
 * A folder that programs for a core are built in with CMake and the GCC of a distribution alone: flags of the core, its
 * basic software, headers and macros of its instructions, examples, and scripts for objdump and gdb.
 */
export function sdkFiles(options: CoreOptions, insns: readonly Insn[]): InsnFile[] {
  const { name } = options;
  const library = libraryFiles(options).map(({ path, text }) => ({ path: `lib/${path}`, text }));
  const made = insns.flatMap((insn) => generateInsn(insn).files);
  const ofInstructions = made.flatMap(({ path, text }) => {
    if (path.endsWith('_gdb.py')) return [{ path: path.replace(/^sw/, 'tools'), text }];
    if (path.startsWith('sw/')) return [{ path: path.replace(/^sw/, 'include'), text }];
    return path.startsWith('doc/') ? [{ path, text }] : [];
  });
  return [
    { path: 'README.md', text: readme(options, insns) },
    { path: 'CMakeLists.txt', text: lists(options, insns, library) },
    { path: `cmake/${name}.cmake`, text: toolchain(options) },
    ...library,
    ...ofInstructions,
    ...insns.map((insn) => ({ path: `examples/${insn.name}.c`, text: exampleText(insn) })),
    { path: 'examples/hello.c', text: HELLO },
    { path: 'tools/disassemble.sh', text: disassembleScript(insns) },
    { path: `tools/${name}.gdb`, text: gdbScript(options, insns) },
    ...(insns.length > 0 ? [{ path: 'tools/binutils.patch', text: binutilsPatch(insns) }] : []),
  ];
}

const HELLO = `#include "stdio.h"

int main(void)
{
  printf("hello\\n");
  return 0;
}
`;

function toolchain(options: CoreOptions): string {
  const { march, mabi } = gccTarget(options);
  return `# GCC for ${options.name}: cmake -B build --toolchain cmake/${options.name}.cmake
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR riscv32)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
set(CMAKE_C_COMPILER riscv64-unknown-elf-gcc)
set(CMAKE_ASM_COMPILER riscv64-unknown-elf-gcc)
set(CMAKE_C_FLAGS_INIT "-march=${march} -mabi=${mabi} -mcmodel=medany -ffreestanding -ffunction-sections")
set(CMAKE_ASM_FLAGS_INIT "-march=${march} -mabi=${mabi}")
set(CMAKE_EXE_LINKER_FLAGS_INIT "-nostdlib -Wl,--gc-sections")
set(CMAKE_EXECUTABLE_SUFFIX_C .elf)
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
`;
}

function lists(options: CoreOptions, insns: readonly Insn[], library: readonly InsnFile[]): string {
  const { mabi, linkMarch } = gccTarget(options);
  const present = LINKED.map((file) => `lib/${file}`).filter((path) =>
    library.some((each) => each.path === path),
  );
  const programs = insns.flatMap(({ name }) => [
    `program(${name} examples/${name}.c)`,
    `program(${name}_without examples/${name}.c)`,
    `target_compile_definitions(${name}_without PRIVATE ${name.toUpperCase()}_WITHOUT_INSTRUCTIONS)`,
  ]);
  return `cmake_minimum_required(VERSION 3.20)
project(${options.name}_programs C ASM)

# libgcc of the base instruction set: that of the whole name may be of another width.
execute_process(
  COMMAND \${CMAKE_C_COMPILER} -march=${linkMarch} -mabi=${mabi} -print-libgcc-file-name
  OUTPUT_VARIABLE LIBGCC OUTPUT_STRIP_TRAILING_WHITESPACE)

add_library(basic OBJECT ${present.join(' ')})
target_include_directories(basic PUBLIC lib include)
target_compile_options(basic PRIVATE $<$<COMPILE_LANGUAGE:C>:-Os>)

# A program of these sources on the basic software.
function(program name)
  add_executable(\${name} \${ARGN} $<TARGET_OBJECTS:basic>)
  target_include_directories(\${name} PRIVATE lib include)
  target_compile_options(\${name} PRIVATE -O2 -Wall)
  target_link_options(\${name} PRIVATE -march=${linkMarch} -mabi=${mabi} -T \${CMAKE_SOURCE_DIR}/lib/link.ld)
  target_link_libraries(\${name} PRIVATE \${LIBGCC})
endfunction()

program(hello examples/hello.c)
${programs.join('\n')}
`;
}

const disassembleScript = (insns: readonly Insn[]) => `#!/bin/sh
# disassemble.sh <file.elf>: code beside its source, the core's own instructions by name.
here=$(dirname "$0")
riscv64-unknown-elf-objdump -d -S "$@"${insns.map(({ name }) => ` | python3 "$here/${name}_gdb.py"`).join('')}
`;

const gdbScript = (
  { name }: CoreOptions,
  insns: readonly Insn[],
) => `# gdb-multiarch -x tools/${name}.gdb program.elf
set architecture riscv:rv32
set osabi none
${insns.map((insn) => `source tools/${insn.name}_gdb.py\n`).join('')}# Where OpenOCD waits: target extended-remote localhost:3333
`;

function readme(options: CoreOptions, insns: readonly Insn[]): string {
  const { march, mabi } = gccTarget(options);
  return `# Programs for ${options.name}

\`-march=${march} -mabi=${mabi}\`, code model medany.

\`\`\`
cmake -B build --toolchain cmake/${options.name}.cmake
cmake --build build
sh tools/disassemble.sh build/hello.elf
\`\`\`

| folder | what it holds |
|---|---|
| cmake | the toolchain file |
| lib | basic software: start, linker file, traps, console, printf |
| include | headers and assembler macros of the instructions |
| examples | hello, and a program for each definition, which returns 0 when its examples hold |
| tools | disassembly with the instructions' names, script for gdb |
| doc | a page for each definition |

${insns.length === 0 ? 'The core has no instructions of its own.' : `Each example is built twice: with the instructions, and as \`<name>_without\` with the same functions in C.`}
`;
}
