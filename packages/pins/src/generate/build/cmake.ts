import { halModules } from '../c/halConf.ts';
import { notice } from '../c/text.ts';
import type { Project } from '../project/project.ts';

/** Name of the toolchain file, which CMakeLists.txt takes unless it is given another. */
export const TOOLCHAIN = 'arm-none-eabi.cmake';

/** What GCC needs of a C library, compiled where there is none. */
export const WITHOUT_LIBRARY = 'Src/memory.c';

/** Modules of the HAL with a file of extensions beside their own. */
const EXTENDED = ['DMA', 'FLASH', 'PWR', 'RCC'];

/** `CMakeLists.txt`; `sources` are the project's own, relative to it. */
export function cmakeLists(project: Project, sources: readonly string[]): string {
  const { name } = project;
  return `# ${notice(project)}
cmake_minimum_required(VERSION 3.16)

if(NOT DEFINED CMAKE_TOOLCHAIN_FILE)
  set(CMAKE_TOOLCHAIN_FILE "\${CMAKE_CURRENT_LIST_DIR}/${TOOLCHAIN}")
endif()
if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Debug CACHE STRING "Debug, Release, RelWithDebInfo or MinSizeRel")
endif()

project(${name} LANGUAGES C)

set(CMAKE_C_STANDARD 99)
set(CMAKE_C_STANDARD_REQUIRED ON)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

${halLibrary(project)}
${program(project, sources)}
# USER CODE BEGIN Targets

# USER CODE END Targets

add_custom_command(TARGET ${name} POST_BUILD
  COMMAND "\${CMAKE_OBJCOPY}" -O ihex $<TARGET_FILE:${name}> ${name}.hex
  COMMAND "\${CMAKE_OBJCOPY}" -O binary $<TARGET_FILE:${name}> ${name}.bin
  COMMENT "Images ${name}.hex and ${name}.bin"
)
`;
}

/** Where the HAL lies, and the library of its modules that the project uses. */
function halLibrary(project: Project): string {
  const stems = halModules(project).flatMap((module) => {
    const stem = `stm32f4xx_hal_${module.toLowerCase()}`;
    return EXTENDED.includes(module) ? [stem, `${stem}_ex`] : [stem];
  });
  return `set(STM32_HAL_DIR "" CACHE PATH "Folder with stm32f4xx_hal_driver, cmsis_device_f4 and cmsis-core of STMicroelectronics")
option(WITH_C_LIBRARY "Link newlib-nano; off: no C library, only what GCC itself calls" ON)
if(NOT EXISTS "\${STM32_HAL_DIR}/stm32f4xx_hal_driver/Inc")
  message(FATAL_ERROR "STM32_HAL_DIR names no folder with stm32f4xx_hal_driver: call cmake with -DSTM32_HAL_DIR=<folder>")
endif()

set(CMSIS_CORE "\${STM32_HAL_DIR}/cmsis-core/Include")
if(NOT EXISTS "\${CMSIS_CORE}/core_cm4.h")
  set(CMSIS_CORE "\${STM32_HAL_DIR}/cmsis-core/Core/Include")
endif()

set(HAL_SOURCES "\${STM32_HAL_DIR}/cmsis_device_f4/Source/Templates/system_stm32f4xx.c")
foreach(MODULE
${['stm32f4xx_hal', ...stems].map((stem) => `  ${stem}`).join('\n')}
)
  if(EXISTS "\${STM32_HAL_DIR}/stm32f4xx_hal_driver/Src/\${MODULE}.c")
    list(APPEND HAL_SOURCES "\${STM32_HAL_DIR}/stm32f4xx_hal_driver/Src/\${MODULE}.c")
  endif()
endforeach()

add_library(hal OBJECT \${HAL_SOURCES})
target_compile_definitions(hal PUBLIC USE_HAL_DRIVER ${project.device.define})
target_include_directories(hal SYSTEM PUBLIC
  "\${STM32_HAL_DIR}/stm32f4xx_hal_driver/Inc"
  "\${STM32_HAL_DIR}/cmsis_device_f4/Include"
  "\${CMSIS_CORE}"
)
target_include_directories(hal PRIVATE Inc)
target_compile_options(hal PRIVATE -w)
`;
}

/** The executable, from the project's sources and the HAL. */
function program({ name, part }: Project, sources: readonly string[]): string {
  return `add_executable(${name}
${sources.map((path) => `  ${path}`).join('\n')}
  # USER CODE BEGIN Sources

  # USER CODE END Sources
)
set_target_properties(${name} PROPERTIES SUFFIX .elf LINK_DEPENDS "\${CMAKE_CURRENT_LIST_DIR}/${part}.ld")
target_include_directories(${name} PRIVATE Inc)
target_compile_options(${name} PRIVATE -Wall -Wextra)
target_link_libraries(${name} PRIVATE hal)
target_link_options(${name} PRIVATE
  "-T\${CMAKE_CURRENT_LIST_DIR}/${part}.ld"
  -nostartfiles
  -Wl,--gc-sections
  "-Wl,-Map=${name}.map"
  -Wl,--print-memory-usage
)
if(WITH_C_LIBRARY)
  target_link_options(${name} PRIVATE --specs=nano.specs --specs=nosys.specs)
else()
  target_sources(${name} PRIVATE ${WITHOUT_LIBRARY})
  target_link_options(${name} PRIVATE -nostdlib)
  target_link_libraries(${name} PRIVATE gcc)
endif()
`;
}

/** `arm-none-eabi.cmake` */
export function toolchainFile(project: Project): string {
  return `# ${notice(project)}
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR arm)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)

set(CMAKE_C_COMPILER arm-none-eabi-gcc)
set(CMAKE_OBJCOPY arm-none-eabi-objcopy CACHE INTERNAL "")
set(CMAKE_C_FLAGS_INIT "-mcpu=cortex-m4 -mthumb -mfpu=fpv4-sp-d16 -mfloat-abi=hard -ffunction-sections -fdata-sections")

set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
`;
}
