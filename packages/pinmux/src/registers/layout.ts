import type { Named } from '../codes.ts';
import type { Pad, Signal } from '../document/pinmux.ts';

/** Bytes from the block's base: a register has its place by its code, whatever else comes and goes. */
export const BASE = {
  input: 0x0,
  output: 0x400,
  pad: 0x800,
  sleep: 0xc00,
  wake: 0x1000,
  wakeStatus: 0x1100,
  straps: 0x1104,
} as const;

/** Bytes that the block takes. */
export const SPAN = 0x2000;
export const ADDRESS_WIDTH = 13;

const hex = (value: number) => `0x${value.toString(16).toUpperCase()}`;
const upper = (name: string) => name.replace('.', '_').toUpperCase();

export const inputRegister = ({ name }: Named<Signal>) => `IN_${upper(name)}`;
export const outputRegister = ({ name }: Named<Pad>) => `OUT_${upper(name)}`;
export const padRegister = ({ name }: Named<Pad>) => `PAD_${upper(name)}`;
export const sleepRegister = ({ name }: Named<Pad>) => `SLEEP_${upper(name)}`;
export const wakeRegister = (index: number) => `WAKE${index}`;

export const inputOffset = ({ code }: Signal) => hex(BASE.input + 4 * code);
export const outputOffset = ({ code }: Pad) => hex(BASE.output + 4 * code);
export const padOffset = ({ code }: Pad) => hex(BASE.pad + 4 * code);
export const sleepOffset = ({ code }: Pad) => hex(BASE.sleep + 4 * code);
export const wakeOffset = (index: number) => hex(BASE.wake + 4 * index);

/** What the register file calls the port of a field. */
export const fieldPort = (register: string, field: string) => `${register}_${field}`.toLowerCase();
