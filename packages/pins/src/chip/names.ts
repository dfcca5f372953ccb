import type { Diagnostic } from '@netloom/model';
import type { Chip, ChipIp, ChipPin } from './chip.ts';
import type { ChipSentence } from '../wording/sentences.ts';
import { say } from '../wording/sentences.ts';
import { problem } from './problem.ts';

interface Form {
  pattern: RegExp;
  /** What the pattern allows, in words. */
  says: Extract<ChipSentence, `characters/${string}`>;
}

const TEXT: Form = {
  pattern: /^(?!.*\*\/)[\w .,:;+\-/()[\]&]{0,200}$/,
  says: 'characters/text',
};
const PIN: Form = {
  pattern: /^[A-Za-z0-9][\w+\-./ ()[\]]{0,63}$/,
  says: 'characters/pin',
};
const POSITION: Form = { pattern: /^[A-Z0-9]{1,8}$/, says: 'characters/position' };
const PORT: Form = { pattern: /^[A-Z]$/, says: 'characters/port' };
const SIGNAL: Form = {
  pattern: /^[A-Za-z][\w-]{0,79}$/,
  says: 'characters/signal',
};
/** ST calls a core `CORTEX_M0+` among its peripherals. */
const INSTANCE: Form = { pattern: /^[A-Za-z_]\w{0,79}\+?$/, says: 'characters/instance' };
const IDENTIFIER: Form = {
  pattern: /^[A-Za-z_]\w{0,79}$/,
  says: 'characters/identifier',
};

const HEAD = ['model', 'vendor', 'family', 'line', 'core', 'package', 'clockTree'] as const;

/** Names that would break the C, devicetree or tables that they are written to. */
export function hostileNames(chip: Chip): Diagnostic[] {
  return [
    ...HEAD.flatMap((key) => check(TEXT, chip[key], key)),
    ...chip.ips.flatMap(hostileIp),
    ...chip.pins.flatMap(hostilePin),
  ];
}

function check(form: Form, value: string | undefined, ...path: readonly PropertyKey[]): Diagnostic[] {
  if (value === undefined || form.pattern.test(value)) return [];
  const shown = JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value);
  const field = path.findLast((step) => typeof step === 'string');
  const values = { field: String(field), value: shown, allowed: say(form.says, {}) };
  return [problem('PINS-CHIP-CHARACTERS', say('PINS-CHIP-CHARACTERS', values), ...path)];
}

function hostileIp(
  { instance, name, version, config, clockEnable = [] }: ChipIp,
  index: number,
): Diagnostic[] {
  return [
    ...check(INSTANCE, instance, 'ips', index, 'instance'),
    ...check(INSTANCE, name, 'ips', index, 'name'),
    ...check(TEXT, version, 'ips', index, 'version'),
    ...check(TEXT, config, 'ips', index, 'config'),
    ...clockEnable.flatMap((macro, at) => check(IDENTIFIER, macro, 'ips', index, 'clockEnable', at)),
  ];
}

function hostilePin({ name, position, variant, port, signals }: ChipPin, index: number): Diagnostic[] {
  const here = ['pins', index] as const;
  return [
    ...check(PIN, name, ...here, 'name'),
    ...check(POSITION, position, ...here, 'position'),
    ...check(IDENTIFIER, variant, ...here, 'variant'),
    ...check(PORT, port, ...here, 'port'),
    ...signals.flatMap((signal, at) => [
      ...check(SIGNAL, signal.name, ...here, 'signals', at, 'name'),
      ...(signal.modes ?? []).flatMap((mode, m) =>
        check(IDENTIFIER, mode, ...here, 'signals', at, 'modes', m),
      ),
      ...(signal.routes ?? []).flatMap((route, r) => [
        ...check(IDENTIFIER, route.macro, ...here, 'signals', at, 'routes', r, 'macro'),
        ...check(IDENTIFIER, route.remap, ...here, 'signals', at, 'routes', r, 'remap'),
      ]),
    ]),
  ];
}
