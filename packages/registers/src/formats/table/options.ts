import type { Register, RegisterField, WriteGate } from '@netloom/model';

/** Words of the column of hardware's enable, as in SystemRDL. */
export const HARDWARE_ENABLE: Readonly<Record<RegisterField['hardwareEnable'], string>> = {
  always: 'always',
  high: 'we',
  low: 'wel',
};

export const SOFTWARE_ENABLE: Readonly<Record<RegisterField['softwareEnable'], string>> = {
  always: 'always',
  high: 'swwe',
  low: 'swwel',
};

type Reduction = NonNullable<RegisterField['reductions']>[number];
const REDUCTIONS: Readonly<Record<string, Reduction>> = { anded: 'and', ored: 'or', xored: 'xor' };
const FLAGS = {
  hwset: 'hardwareSet',
  hwclr: 'hardwareClear',
  singlepulse: 'singlePulse',
  swacc: 'signalAccess',
  swmod: 'signalModify',
  paritycheck: 'parity',
} as const satisfies Record<string, keyof RegisterField>;
const REGISTER_FLAGS = { external: 'external', shadowed: 'shadowed' } as const;

type FieldOptions = Partial<Pick<RegisterField, (typeof FLAGS)[keyof typeof FLAGS] | 'reductions'>>;

/** "hwset swmod ored": options of a field by their names in SystemRDL. */
export function optionsText(field: RegisterField): string {
  const flags = Object.entries(FLAGS).filter(([, member]) => field[member]);
  const reductions = Object.entries(REDUCTIONS).filter(([, each]) => field.reductions?.includes(each));
  return [...flags, ...reductions].map(([word]) => word).join(' ');
}

/** Reverses `optionsText`; a word that is none of them is given back as `unknown`. */
export function optionsIn(text: string): { options: FieldOptions } | { unknown: string } {
  const options: FieldOptions = {};
  for (const word of wordsIn(text)) {
    if (Object.hasOwn(REDUCTIONS, word))
      options.reductions = [...(options.reductions ?? []), REDUCTIONS[word]!];
    else if (Object.hasOwn(FLAGS, word)) options[FLAGS[word as keyof typeof FLAGS]] = true;
    else return { unknown: word };
  }
  return { options };
}

export const OPTION_WORDS = [...Object.keys(FLAGS), ...Object.keys(REDUCTIONS)].join(', ');

export function registerOptionsText(register: Register): string {
  return Object.values(REGISTER_FLAGS)
    .filter((member) => register[member])
    .join(' ');
}

export function registerOptionsIn(
  text: string,
): { options: Pick<Register, 'external' | 'shadowed'> } | { unknown: string } {
  const words = wordsIn(text);
  const unknown = words.find((word) => !Object.hasOwn(REGISTER_FLAGS, word));
  if (unknown !== undefined) return { unknown };
  return { options: { external: words.includes('external'), shadowed: words.includes('shadowed') } };
}

/** "LOCK.EN high". */
export const gateText = (gate: WriteGate | undefined) => (gate ? `${gate.field} ${gate.active}` : undefined);

/** Reverses `gateText`; high when nothing is said. */
export function gateIn(text: string): WriteGate | undefined {
  const [, field, active = 'high'] =
    /^([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+)(?:\s+(high|low))?$/i.exec(text) ?? [];
  return field === undefined ? undefined : { field, active: active.toLowerCase() === 'low' ? 'low' : 'high' };
}

const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter((word) => word !== '');
