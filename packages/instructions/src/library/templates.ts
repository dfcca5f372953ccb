import type { DocumentTemplate } from '@netloom/model';
import type { Insn } from '../document/insn.ts';
import { LIBRARY } from './definitions.ts';

const empty = (name: string): Insn => ({
  netloom: 'insn',
  version: 1,
  name,
  description: '',
  states: {},
  instructions: {},
});

/** An empty definition, and those of the library. */
export const INSN_TEMPLATES: readonly DocumentTemplate<Insn>[] = [
  { id: 'empty', make: empty },
  ...LIBRARY.map((insn) => ({ id: insn.name, make: (name: string) => ({ ...insn, name }) })),
];
