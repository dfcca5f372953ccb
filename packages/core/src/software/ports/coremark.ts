import { code } from '../code.ts';
import type { DescribePiece } from '../piece.ts';

const header = code`
  /* Port of EEMBC CoreMark: put these two files beside its sources, which stay as they are. */
  #ifndef CORE_PORTME_H
  #define CORE_PORTME_H

  #include <stddef.h>
  #include <stdint.h>

  #define HAS_FLOAT 0
  #define HAS_TIME_H 0
  #define USE_CLOCK 0
  #define HAS_STDIO 0
  #define HAS_PRINTF 0
  #define MAIN_HAS_NOARGC 1
  #define MAIN_HAS_NORETURN 0
  #define SEED_METHOD SEED_VOLATILE
  #define MEM_METHOD MEM_STATIC
  #define MEM_LOCATION "STATIC"
  #define MULTITHREAD 1
  #define USE_PTHREAD 0
  #define USE_FORK 0
  #define USE_SOCKET 0

  #ifndef COMPILER_VERSION
  #define COMPILER_VERSION "GCC " __VERSION__
  #endif
  #ifndef COMPILER_FLAGS
  #define COMPILER_FLAGS "not told"
  #endif

  /* Ticks are cycles. Without a clock of the SoC a second has a million of them: iterations/s are CoreMark/MHz. */
  #ifndef TICKS_PER_SECOND
  #define TICKS_PER_SECOND 1000000
  #endif

  typedef int8_t ee_s8;
  typedef uint8_t ee_u8;
  typedef int16_t ee_s16;
  typedef uint16_t ee_u16;
  typedef int32_t ee_s32;
  typedef uint32_t ee_u32;
  typedef uintptr_t ee_ptr_int;
  typedef size_t ee_size_t;
  typedef uint32_t CORE_TICKS;
  typedef uint32_t CORETIMETYPE;

  #define align_mem(x) (void *)(4 + (((ee_ptr_int)(x)-1) & ~3))

  typedef struct CORE_PORTABLE_S {
    ee_u8 portable_id;
  } core_portable;

  extern ee_u32 default_num_contexts;

  void portable_init(core_portable *p, int *argc, char *argv[]);
  void portable_fini(core_portable *p);
  int ee_printf(const char *format, ...);

  #if !defined(PROFILE_RUN) && !defined(PERFORMANCE_RUN) && !defined(VALIDATION_RUN)
  #if TOTAL_DATA_SIZE == 1200
  #define PROFILE_RUN 1
  #elif TOTAL_DATA_SIZE == 2000
  #define PERFORMANCE_RUN 1
  #else
  #define VALIDATION_RUN 1
  #endif
  #endif

  #endif
`;

const source = code`
  #include "coremark.h"

  #include "delay.h"
  #include "stdio.h"

  #ifndef ITERATIONS
  #define ITERATIONS 0
  #endif

  /* Seeds that the compiler does not know, as CoreMark's rules want them. */
  #if VALIDATION_RUN
  volatile ee_s32 seed1_volatile = 0x3415;
  volatile ee_s32 seed2_volatile = 0x3415;
  volatile ee_s32 seed3_volatile = 0x66;
  #elif PERFORMANCE_RUN
  volatile ee_s32 seed1_volatile = 0;
  volatile ee_s32 seed2_volatile = 0;
  volatile ee_s32 seed3_volatile = 0x66;
  #else
  volatile ee_s32 seed1_volatile = 8;
  volatile ee_s32 seed2_volatile = 8;
  volatile ee_s32 seed3_volatile = 8;
  #endif
  volatile ee_s32 seed4_volatile = ITERATIONS;
  volatile ee_s32 seed5_volatile = 0;

  ee_u32 default_num_contexts = 1;

  static uint64_t started;
  static uint64_t stopped;

  void start_time(void)
  {
    started = netloom_cycles();
  }

  void stop_time(void)
  {
    stopped = netloom_cycles();
  }

  CORE_TICKS get_time(void)
  {
    return (CORE_TICKS)(stopped - started);
  }

  secs_ret time_in_secs(CORE_TICKS ticks)
  {
    return ticks / TICKS_PER_SECOND;
  }

  void portable_init(core_portable *p, int *argc, char *argv[])
  {
    (void)argc;
    (void)argv;
    p->portable_id = 1;
  }

  void portable_fini(core_portable *p)
  {
    p->portable_id = 0;
  }

  int ee_printf(const char *format, ...)
  {
    va_list arguments;

    va_start(arguments, format);
    int count = vprintf(format, arguments);
    va_end(arguments);
    return count;
  }
`;

export const coremark: DescribePiece = () => ({
  id: 'coremark',
  title: 'CoreMark port',
  summary:
    'core_portme.h and core_portme.c: EEMBC CoreMark builds with them as it is. Its sources are not part of the library.',
  needs: ['startup', 'delay', 'printf'],
  files: [
    { path: 'core_portme.h', text: header },
    { path: 'core_portme.c', text: source },
  ],
});
