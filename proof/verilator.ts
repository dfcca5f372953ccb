/**
 * How tests let Verilator compile a bench (`--binary`): what its own sources are compiled to, and its headers, is kept for
 * these flags once the first has asked for it.
 */
export const AS_BENCH = ['-MAKEFLAGS', 'OPT_FAST=-O1 OPT_SLOW=-O0 OPT_GLOBAL=-O0'];
