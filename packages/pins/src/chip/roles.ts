import type { Said } from '@netloom/model';
import { say } from '../wording/sentences.ts';
import type { PinRole } from '../check/analysis.ts';
import type { Chip, ChipPin } from './chip.ts';

/** Why a pin is better left alone. */
export interface RoleFact {
  role: PinRole;
  /** What is lost when the pin is taken, a sentence. */
  about: Said;
  /** Where the fact stands. */
  source: Said | string;
}

const FILE = say('role-source/names', {});
const JTAG = 'RM0090, 38.4.2 "Flexible SWJ-DP pin assignment"';

/** Debug pins after reset on a chip with a Cortex-M3 or larger core (RM0090, 8.3.1). */
const DEBUG_PINS: Readonly<Record<string, string>> = {
  PA13: 'SWDIO',
  PA14: 'SWCLK',
  PA15: 'JTDI',
  PB3: 'JTDO',
  PB4: 'NJTRST',
};

/** Families whose second boot pin is PB2, sampled at reset; later ones have option bits instead. */
const BOOT1_FAMILIES = new Set(['STM32F1', 'STM32F2', 'STM32F4', 'STM32L1', 'Sample']);

const DEBUG_SIGNAL = /^(?:SYS|DEBUG)_.*(SWDIO|SWCLK|JTDI|JTDO|JTRST)/;

/** The fact behind `roleOf`; undefined for a pin that may be taken freely. Of several roles the gravest leads. */
export function roleFactOf(chip: Chip, pin: ChipPin): RoleFact | undefined {
  const facts = [reset(pin), debug(chip, pin), boot(chip, pin), oscillator(pin)].filter(
    (fact) => fact !== undefined,
  );
  if (facts.length < 2) return facts[0];
  return {
    role: facts[0]!.role,
    about: facts.map(({ about }) => about).reduce((one, other) => say('role/both', { one, other })),
    source: [...new Set(facts.map(({ source }) => source))].reduce((one, other) =>
      say('role-source/both', { one, other }),
    ),
  };
}

/** What a pin does at reset, boot or under the debugger; taking it warns. */
export function roleOf(chip: Chip, pin: ChipPin): PinRole | undefined {
  return roleFactOf(chip, pin)?.role;
}

function reset({ name, type }: ChipPin): RoleFact | undefined {
  if (!/NRST/.test(name) && !(type === 'Reset' && /^NPOR$/.test(name))) return undefined;
  return { role: 'reset', about: say('role/reset', { pin: name }), source: FILE };
}

function boot({ family }: Chip, { name, port, number, signals }: ChipPin): RoleFact | undefined {
  const [named] = /BOOT\d/.exec(name) ?? signals.map((signal) => /^BOOT\d$/.exec(signal.name)?.[0]);
  if (named !== undefined) {
    return {
      role: 'boot',
      about: say('role/boot', { pin: name, name: named }),
      source: FILE,
    };
  }
  if (port !== 'B' || number !== 2 || !BOOT1_FAMILIES.has(family)) return undefined;
  return {
    role: 'boot',
    about: say('role/boot1', { pin: name }),
    source: 'RM0090, 2.4 "Boot configuration"',
  };
}

function debug(chip: Chip, { name, port, number, signals }: ChipPin): RoleFact | undefined {
  const line = saysDebugPins(chip)
    ? signals.map((signal) => DEBUG_SIGNAL.exec(signal.name)?.[1]).find((found) => found !== undefined)
    : DEBUG_PINS[`P${port ?? ''}${number ?? ''}`];
  if (line === undefined) return undefined;
  const isSwd = line === 'SWDIO' || line === 'SWCLK';
  const about = say(isSwd ? 'role/swd' : 'role/jtag', { pin: name, name: line });
  return { role: 'debug', about, source: JTAG };
}

const said = new WeakMap<Chip, boolean>();

/** Whether the chip's data name the debug pins; else those of the port names hold. */
function saysDebugPins(chip: Chip): boolean {
  let says = said.get(chip);
  if (says === undefined) {
    says = chip.pins.some(({ signals }) => signals.some(({ name }) => DEBUG_SIGNAL.test(name)));
    said.set(chip, says);
  }
  return says;
}

function oscillator({ name, signals }: ChipPin): RoleFact | undefined {
  const [named] = /OSC(?:32|X)?_(?:IN|OUT)/.exec(
    [name, ...signals.map((signal) => signal.name)].filter((text) => !text.includes('EN')).join(' '),
  ) ?? [undefined];
  if (named === undefined) return undefined;
  return {
    role: 'oscillator',
    about: say('role/oscillator', { pin: name, name: named }),
    source: 'RM0090, 8.3.13 and 8.3.14 (oscillator pins as GPIO)',
  };
}
