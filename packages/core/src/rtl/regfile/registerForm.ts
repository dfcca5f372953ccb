import type { Unit } from '../unit.ts';

/** What the registers are made of; the ports are those of `regfile`. */
export type RegisterForm = Pick<Unit, 'comment' | 'body'>;
