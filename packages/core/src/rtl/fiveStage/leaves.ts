import type { Features } from './features.ts';

/** An instruction in EX is executed, and nothing before it leads elsewhere. */
export const leaves = ({ late }: Features) => (late ? 'ex_advance && !mem_strays' : 'ex_advance');
