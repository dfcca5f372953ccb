import { RegisterMap } from '@netloom/model';
import type { RegisterMapText } from '@netloom/model';
import { ACCESS_NAMES, accessOf } from '@netloom/registers';
import type { FieldText } from './field.ts';

type Facts = Omit<FieldText, 'name' | 'lsb' | 'width'>;
type Bus = RegisterMapText['bus'];

const PRECEDENCES = ['software', 'hardware'] as const;
const both = (facts: Facts): Facts[] => PRECEDENCES.map((precedence) => ({ ...facts, precedence }));

/** The ways in which hardware takes part, each with either precedence where that matters. */
const HARDWARE: readonly Facts[] = [
  { hardware: 'r', signalAccess: true, signalModify: true },
  ...both({ hardware: 'rw' }),
  ...both({ hardware: 'rw', hardwareEnable: 'high' }),
  ...both({ hardware: 'rw', hardwareEnable: 'low' }),
  ...both({ hardware: 'r', hardwareSet: true, hardwareClear: true }),
  ...both({ hardware: 'rw', hardwareEnable: 'high', hardwareSet: true, hardwareClear: true }),
];

/** Every access policy with every hardware side: a register a policy, a field a hardware side. */
export function accessModes(name: string, bus: Bus): RegisterMap {
  const policies = ACCESS_NAMES.filter((policy) => policy !== 'NOACCESS');
  return mapOf(
    name,
    bus,
    policies.map((policy) => HARDWARE.map((facts) => ({ ...accessOf(policy)!, ...facts, reset: 2 }))),
  );
}

const DIRECTION = [
  {},
  { step: 3, threshold: 1 },
  { stepWidth: 2 },
  { saturate: 2, threshold: 1 },
  { step: 2, saturate: 1 },
];

/** Counters up, down and both, each with wrapping, steps and limits, under the accesses that make sense. */
export function counters(name: string, bus: Bus): RegisterMap {
  const shapes = DIRECTION.flatMap((direction) => [
    { up: direction },
    { down: direction },
    { up: direction, down: direction },
  ]);
  const fields = shapes.flatMap((counter) =>
    ['RW', 'RC', 'W1C', 'RO'].flatMap((policy) =>
      both({ ...accessOf(policy)!, hardware: 'r', counter, reset: 1 }).slice(policy === 'RO' ? 1 : 0),
    ),
  );
  return mapOf(name, bus, chunks(fields, 10));
}

/** Interrupts of every trigger and stickiness under the accesses that clear them. */
export function interrupts(name: string, bus: Bus): RegisterMap {
  const fields = (['level', 'rising', 'falling', 'both'] as const).flatMap((trigger) =>
    (['bit', 'word'] as const).flatMap((sticky) =>
      ['W1C', 'RC', 'W0C', 'WC', 'RW', 'WRC'].map((policy): Facts => ({
        ...accessOf(policy)!,
        hardware: policy === 'RW' ? 'rw' : 'w',
        reset: 0,
        interrupt: { trigger, sticky },
      })),
    ),
  );
  return mapOf(name, bus, chunks(fields, 10));
}

function chunks<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
}

/** Registers of fields of two bits, or on a narrow bus as many registers as it takes. */
function mapOf(name: string, bus: Bus, registers: readonly Facts[][]): RegisterMap {
  const perRegister = Math.floor((bus?.dataWidth ?? 32) / 2);
  const rows = registers.flatMap((facts) => chunks(facts, perRegister));
  return RegisterMap.parse({
    netloom: 'registers',
    version: 1,
    name,
    bus,
    children: rows.map((facts, index) => ({
      kind: 'register',
      name: `R${index}`,
      offset: (index * (bus?.dataWidth ?? 32)) / 8,
      fields: facts.map((each, at) => ({
        name: `F${at}`,
        lsb: 2 * at,
        width: 2,
        ...each,
      })),
    })),
  } satisfies RegisterMapText);
}
