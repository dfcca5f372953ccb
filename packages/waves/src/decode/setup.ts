import type { Worded } from '@netloom/model';
import { WaveError } from '../waveError.ts';
import type { SignalRef, WaveFile, WaveVariable } from '../waveTypes.ts';
import type { DecoderRole, DecoderSetup, DecoderSignal, OptionValue } from './decodeTypes.ts';
import type { Decoder } from './decoder.ts';
import { decoders } from './decoders.ts';
import { say } from '../wording/sentences.ts';

function fail(reason: Worded): never {
  throw new WaveError(reason, 'decoder');
}

export function decoderOf(setup: DecoderSetup): Decoder {
  const found = decoders.find(({ id }) => id === setup.decoder);
  return (
    found ??
    fail(
      say('WAVE-DECODER/unknown', { decoder: setup.decoder, known: decoders.map(({ id }) => id).join(', ') }),
    )
  );
}

/** The setup's options with what it leaves out; an unknown name or value is a WaveError. */
export function optionsOf(decoder: Decoder, setup: DecoderSetup): Record<string, OptionValue> {
  for (const name of Object.keys(setup.options)) {
    if (!decoder.options.some((option) => option.name === name))
      fail(say('WAVE-DECODER/option', { decoder: decoder.name, option: name }));
  }
  return Object.fromEntries(
    decoder.options.map((option) => {
      const value = setup.options[option.name] ?? option.initial;
      const right =
        option.type === 'choice'
          ? option.choices.includes(String(value))
          : option.type === 'flag'
            ? typeof value === 'boolean'
            : typeof value === 'number' && value >= option.least && value <= option.greatest;
      if (!right) {
        const told = { option: option.name, decoder: decoder.name, value: String(value) };
        fail(say('WAVE-DECODER/value', told));
      }
      return [option.name, value];
    }),
  );
}

export interface ResolvedSignal {
  role: string;
  ref: SignalRef;
  width: number;
}

function resolve(role: DecoderRole, signal: DecoderSignal, variable: WaveVariable | null): ResolvedSignal {
  const { path, high, low } = signal;
  if (!variable) fail(say('WAVE-DECODER/path', { role: role.name, path }));
  if (variable.value !== 'bits') fail(say('WAVE-DECODER/bits', { role: role.name, path }));
  const part = high !== undefined || low !== undefined;
  const [left, right] = [high ?? low ?? 0, low ?? high ?? 0];
  if (part && (right < 0 || left < right || left >= variable.width)) {
    fail(say('WAVE-DECODER/range', { role: role.name, path, left, right }));
  }
  const width = part ? left - right + 1 : variable.width;
  if (role.width !== null && width !== role.width) {
    fail(say('WAVE-DECODER/width', { role: role.name, bits: role.width, path, own: width }));
  }
  const ref = part ? `${variable.signal}[${left}:${right}]` : `${variable.signal}`;
  return { role: role.name, ref, width };
}

/** Roles that the setup lacks: required ones, and those of groups that it uses in part. */
export function missingRoles(decoder: Pick<Decoder, 'roles'>, given: ReadonlySet<string>): string[] {
  const groups = new Set(decoder.roles.flatMap(({ group }) => group ?? []));
  const used = new Set(
    decoder.roles.filter(({ name }) => given.has(name)).flatMap(({ group }) => group ?? []),
  );
  const needed = decoder.roles.filter(
    ({ required, group }) => required && (group === undefined || used.has(group) || used.size === 0),
  );
  if (groups.size > 0 && used.size === 0) return needed.map(({ name }) => name);
  return needed.filter(({ name }) => !given.has(name)).map(({ name }) => name);
}

/** Where the setup's signals are in a dump; what is missing or does not fit is a WaveError that names the role. */
export function resolveSignals(wave: WaveFile, decoder: Decoder, setup: DecoderSetup): ResolvedSignal[] {
  for (const name of Object.keys(setup.signals)) {
    if (!decoder.roles.some((role) => role.name === name))
      fail(say('WAVE-DECODER/role', { decoder: decoder.name, role: name }));
  }
  const missing = missingRoles(decoder, new Set(Object.keys(setup.signals)));
  if (missing.length > 0)
    fail(say('WAVE-DECODER/missing', { decoder: decoder.name, roles: missing.join(', ') }));
  const used = decoder.roles.filter(({ name }) => setup.signals[name]);
  const variables = wave.lookup(used.map(({ name }) => setup.signals[name]!.path));
  return used.map((role, i) => resolve(role, setup.signals[role.name]!, variables[i] ?? null));
}
