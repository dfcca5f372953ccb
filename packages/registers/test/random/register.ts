import type { NodeArray, Register, RegisterEnum } from '@netloom/model';
import { ACCESS_NAMES, accessOf } from '@netloom/registers';
import type { z } from 'zod';
import { randomField } from './field.ts';
import type { FieldText, Surroundings } from './field.ts';
import { Names } from './names.ts';
import type { Random } from './random.ts';

export type RegisterText = z.input<typeof Register>;
export type ArrayText = z.input<typeof NodeArray>;
type Unplaced = Omit<RegisterText, 'offset'>;

export interface RegisterWishes {
  name: string;
  width: number;
  around: Surroundings;
  enums: Readonly<Record<string, { values: z.input<typeof RegisterEnum>['values'] }>>;
  /** Name and value of a parameter of 1 to 6 that a field's width may depend on. */
  widthParameter: [string, number] | undefined;
}

const ODDITIES = [{ description: 'Text with "quotes", <tags>, \\ and */ in it. 中文 `code`' }, {}, {}, {}];

/** A register of random fields with gaps between them. */
export function randomRegister(random: Random, wishes: RegisterWishes): Unplaced {
  const { name, width } = wishes;
  const names = new Names(random);
  const fields: FieldText[] = [];
  for (let lsb = random.integer(0, 3); lsb < width; lsb += random.chance(0.4) ? random.integer(0, 6) : 0) {
    const symbol = random.chance(0.25) ? wishes.widthParameter : undefined;
    const size = symbol?.[1] ?? Math.min(random.pick([1, 1, 2, 3, 4, 8, 11, 16]), width - lsb);
    if (lsb + size > width) break;
    const facts = randomField(random, size, wishes.around);
    const place = { name: names.next(''), lsb, ...random.pick(ODDITIES) };
    const isSymbolic = symbol !== undefined && !facts.counter && !facts.singlePulse;
    if (isSymbolic) fields.push({ ...place, ...facts, width: symbol[0], ...symbolicReset(facts) });
    else fields.push(withEnum(random, { ...place, width: size, ...facts }, size, wishes.enums));
    lsb += size;
    if (fields.length === 8) break;
  }
  return { kind: 'register', name, ...(width === 32 ? {} : { width }), fields };
}

/** A reset that fits whatever the width. */
function symbolicReset({ reset, interrupt }: Partial<FieldText>): Partial<FieldText> {
  return reset === undefined || interrupt ? {} : { reset: 'RESET & ((1 << WIDTH) - 1)' };
}

function withEnum(random: Random, field: FieldText, size: number, enums: RegisterWishes['enums']): FieldText {
  const fitting = Object.entries(enums).filter(([, { values }]) =>
    values.every(({ value }) => Number(value) < 2 ** Math.min(size, 30)),
  );
  return fitting.length > 0 && random.chance(0.3) ? { ...field, enum: random.pick(fitting)[0] } : field;
}

/** Written outside: hardware answers and decides. */
export function externalRegister(random: Random, name: string, width: number): Unplaced {
  const middle = random.integer(1, width - 1);
  return {
    kind: 'register',
    name,
    width,
    external: true,
    fields: [
      { name: 'LOW', lsb: 0, width: middle, hardware: 'rw', onRead: 'user', onWrite: 'user' },
      { name: 'HIGH', lsb: middle, width: width - middle, hardware: 'rw' },
    ],
  };
}

export function shadowedRegister(random: Random, name: string, gates: readonly string[]): Unplaced {
  const gate = random.chance(0.3) && gates.length > 0 ? { gate: { field: random.pick(gates) } } : {};
  return {
    kind: 'register',
    name,
    shadowed: true,
    ...gate,
    fields: [
      { name: 'A', lsb: 0, width: 7, reset: random.integer(0, 127) },
      { name: 'B', lsb: 20, width: 2, reset: 1 },
    ],
  };
}

/** Another way to some fields of `target`. */
export function aliasRegister(random: Random, name: string, target: Unplaced): Unplaced | undefined {
  const fields = (target.fields ?? [])
    .filter((field) => random.chance(0.7) && isPlainStorage(field))
    .map(({ name, lsb, width, reset }) => ({
      name,
      lsb,
      width,
      hardware: 'none' as const,
      ...accessOf(random.pick(ACCESS_NAMES.filter((each) => !/^W1$|^WO1$|NOACCESS/.test(each))))!,
      ...(reset === undefined ? {} : { reset }),
    }));
  if (fields.length === 0 || target.shadowed === true || target.external === true) return undefined;
  const width = target.width === undefined ? {} : { width: target.width };
  const array = target.array === undefined ? {} : { array: target.array };
  return { kind: 'register', name, aliasOf: target.name, ...width, ...array, fields };
}

function isPlainStorage({ software, singlePulse, interrupt, counter, reset, gate }: FieldText): boolean {
  const isOnce = software === 'rw1' || software === 'w1';
  return (
    !isOnce && !singlePulse && !interrupt && !counter && !gate && reset !== undefined && software !== 'r'
  );
}
