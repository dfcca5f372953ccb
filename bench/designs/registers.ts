import { RegisterMap } from '@netloom/model';
import type { RegisterMapText, RegisterNodeText } from '@netloom/model';

/** Accesses that take turns over the registers. */
const FIELDS = [
  [
    { name: 'ENABLE', lsb: 0, reset: 0, description: 'Counts while 1' },
    { name: 'MODE', lsb: 4, width: 2, reset: 1, enum: 'MODE', hardware: 'rw', hardwareEnable: 'high' },
    { name: 'LIMIT', lsb: 8, width: 16, reset: '0xFFFF' },
  ],
  [
    { name: 'DONE', lsb: 0, onWrite: 'oneToClear', reset: 0, hardwareSet: true },
    { name: 'LEVEL', lsb: 8, width: 8, software: 'r', hardware: 'w' },
  ],
  [{ name: 'VALUE', lsb: 0, width: 32, reset: 0, description: 'Any number' }],
  [
    { name: 'COUNT', lsb: 0, width: 12, software: 'r', onRead: 'clear', reset: 0, counter: { up: {} } },
    { name: 'START', lsb: 31, software: 'w', singlePulse: true, reset: 0 },
  ],
] as const;

/** `count` registers, all described one by one, in groups of 100. */
export function manyRegisters(count: number): RegisterMap {
  const children = Array.from({ length: count / 100 }, (_, group): RegisterNodeText => ({
    kind: 'group',
    name: `BLOCK${group}`,
    offset: group * 0x200,
    children: Array.from({ length: 100 }, (_, index) => ({
      kind: 'register' as const,
      name: `REG${index}`,
      offset: index * 4,
      description: `Register ${index} of block ${group}`,
      fields: FIELDS[index % FIELDS.length]!.map((field) => ({ ...field })),
    })),
  }));
  return RegisterMap.parse({
    netloom: 'registers',
    version: 1,
    name: 'many',
    enums: { MODE: { values: ['OFF', 'SLOW', 'FAST'].map((name, value) => ({ name, value })) } },
    children,
  } satisfies RegisterMapText);
}

/** A copy in which one field in the middle has another reset; everything else is the same object. */
export function withReset(map: RegisterMap, reset: number): RegisterMap {
  const at = Math.floor(map.children.length / 2);
  const group = map.children[at];
  if (group?.kind !== 'group') throw new Error('expected a group');
  const register = group.children[2];
  if (register?.kind !== 'register') throw new Error('expected a register');
  const fields = register.fields.map((field) => ({ ...field, reset }));
  const edited = { ...group, children: group.children.with(2, { ...register, fields }) };
  return { ...map, children: map.children.with(at, edited) };
}

/** SystemRDL of about `lines` lines, as people write it: a line a property. */
export function systemRdl(lines: number): string {
  const perRegister = 18;
  const registers = Array.from({ length: Math.ceil((lines - 12) / perRegister) }, (_, index) =>
    [
      `  reg {`,
      `    name = "Register ${index}";`,
      `    desc = "What register ${index} is for";`,
      `    field {`,
      `      desc = "Counts while 1";`,
      `      sw = rw;`,
      `      hw = r;`,
      `    } ENABLE[0:0] = 0;`,
      `    field {`,
      `      sw = rw;`,
      `      onwrite = woclr;`,
      `      hwset;`,
      `    } DONE[1:1] = 0;`,
      `    mode_f MODE[7:4] = 4'h1;`,
      `    field { sw = r; hw = w; } LEVEL[15:8];`,
      `    field { sw = rw; hw = r; } LIMIT[31:16] = 16'hFFFF;`,
      `  } r${index} @ 0x${(index * 4).toString(16)};`,
      `  r${index}.ENABLE->swacc = true;`,
    ].join('\n'),
  );
  return `enum mode_e {
  OFF = 4'h0;
  SLOW = 4'h1;
  FAST = 4'h2;
};
field mode_f {
  sw = rw;
  hw = r;
  encode = mode_e;
};
addrmap many {
  default regwidth = 32;
${registers.join('\n')}
};
`;
}
