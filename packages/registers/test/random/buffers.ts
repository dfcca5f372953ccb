import { isReadable, isWritable } from '@netloom/registers';
import type { RegisterBuffer } from '@netloom/model';
import type { z } from 'zod';
import type { FieldText, Surroundings } from './field.ts';
import type { Random } from './random.ts';
import { aliasRegister, randomRegister } from './register.ts';
import type { ArrayText, RegisterText } from './register.ts';

type Buffer = z.input<typeof RegisterBuffer>;

const OWN: Buffer = { trigger: 'own' };
const HIGH: Buffer = { trigger: 'input', active: 'high' };
const LOW: Buffer = { trigger: 'input', active: 'low' };
const GO: Buffer = { trigger: 'field', field: 'GO.NOW' };
const BY: Buffer = { trigger: 'register', register: 'GO' };
const FIRST: Buffer = { trigger: 'register', register: 'BUF0' };

interface Shape {
  /** Bus words; below 1 a part of one. */
  words: number;
  read?: Buffer;
  write?: Buffer;
  array?: ArrayText;
  alias?: 'plain' | 'buffered';
}

const SHAPES: readonly Shape[] = [
  { words: 2, read: OWN, write: OWN },
  { words: 4, read: OWN, write: OWN, alias: 'plain' },
  { words: 2, read: BY, write: BY, array: { count: [2] } },
  { words: 2, read: HIGH, write: LOW },
  { words: 1, read: LOW, write: HIGH, array: { count: [3] } },
  { words: 0.5, read: BY, write: GO, array: { count: ['COUNT', 2] } },
  { words: 2, read: GO, write: FIRST, alias: 'buffered' },
  { words: 1, read: FIRST, write: OWN },
  { words: 2, read: OWN, array: { count: [2] } },
  { words: 2, write: OWN, array: { count: ['COUNT'] } },
];

/** Registers with buffers of every kind, from `start` on, and a group of copies that holds its trigger. */
export function bufferedRegisters(
  random: Random,
  start: number,
  dataWidth: number,
  widthParameter: [string, number],
): (RegisterText | GroupText)[] {
  let end = Math.ceil(start / 256) * 256;
  const around: Surroundings = { gates: ['GO.OPEN'], sibling: () => undefined };
  const made: (RegisterText | GroupText)[] = [{ ...goRegister(dataWidth), offset: end }];
  const place = (register: Omit<RegisterText, 'offset'>) => {
    end += 256;
    made.push({ ...register, offset: end } as RegisterText);
  };
  SHAPES.forEach((shape, index) => {
    // BUF0 is the trigger of others.
    if (index > 0 && random.chance(0.5)) return;
    const register = buffered(random, `BUF${index}`, shape, dataWidth, around, widthParameter);
    if (!register) return;
    place(register);
    const alias = shape.alias && aliasRegister(random, `VIA${index}`, register);
    if (!alias) return;
    const can = (is: typeof isReadable) => (alias.fields ?? []).some((field) => is(software(field)));
    const buffers = {
      ...(can(isReadable) && { readBuffer: OWN }),
      ...(can(isWritable) && { writeBuffer: HIGH }),
    };
    place(shape.alias === 'buffered' ? { ...alias, ...buffers } : alias);
  });
  const inner = buffered(
    random,
    'PART',
    { words: 2, read: BY, write: BY, array: { count: [2] } },
    dataWidth,
    around,
    widthParameter,
  );
  const children: RegisterText[] = [{ ...goRegister(dataWidth), offset: 0 }];
  if (inner) children.push({ ...inner, offset: 128 } as RegisterText);
  made.push({ kind: 'group', name: 'BANK', offset: end + 256, array: { count: [2], stride: 256 }, children });
  return made;
}

interface GroupText {
  kind: 'group';
  name: string;
  offset: number;
  array: ArrayText;
  children: RegisterText[];
}

function goRegister(dataWidth: number): Omit<RegisterText, 'offset'> {
  const fields: FieldText[] = [
    { name: 'NOW', lsb: 0, reset: 0, singlePulse: true },
    { name: 'OPEN', lsb: 1, reset: 1 },
  ];
  return { kind: 'register', name: 'GO', width: dataWidth, fields };
}

const software = ({ software = 'rw' }: FieldText) => ({ software });

/** Undefined where the width is none of a register. */
function buffered(
  random: Random,
  name: string,
  { words, read, write, array }: Shape,
  dataWidth: number,
  around: Surroundings,
  widthParameter: [string, number],
): Omit<RegisterText, 'offset'> | undefined {
  const width = dataWidth * words;
  if (width < 8) return undefined;
  for (;;) {
    const register = randomRegister(random, { name, width, around, enums: {}, widthParameter });
    const fields = thinned(register.fields ?? []);
    if (
      !fields.some((field) => isReadable(software(field))) ||
      !fields.some((field) => isWritable(software(field)))
    )
      continue;
    return {
      ...register,
      fields,
      width,
      ...(array && { array }),
      ...(read && { readBuffer: read }),
      ...(write && { writeBuffer: write }),
      ...(random.chance(0.3) && { gate: { field: 'GO.OPEN' } }),
    };
  }
}

/** The lowest and the highest ones: what lies between adds time and no new case. */
const thinned = (fields: FieldText[]) =>
  fields.length > 5 ? [...fields.slice(0, 3), ...fields.slice(-2)] : fields;
