import { decoders, missingRoles } from '@netloom/waves';
import type { DecoderSetup, DecoderSignal, OptionValue } from '@netloom/waves';
import { useState } from 'react';
import { parseSignal, signalText } from './signalText.ts';

interface Fields {
  decoder: string;
  name: string;
  /** Text by role. */
  signals: Record<string, string>;
  options: Record<string, OptionValue>;
}

function fieldsOf(name: string, setup: DecoderSetup): Fields {
  const signals = Object.entries(setup.signals).map(([role, signal]) => [role, signalText(signal)]);
  return { decoder: setup.decoder, name, signals: Object.fromEntries(signals), options: setup.options };
}

const empty: DecoderSetup = { decoder: 'axi4-lite', signals: {}, options: {} };

/** What the dialog's fields hold, and the setup that they make. */
export function useDecoderForm(name: string, setup: DecoderSetup | undefined) {
  const [fields, setFields] = useState(() => fieldsOf(name, setup ?? empty));
  const decoder = decoders.find(({ id }) => id === fields.decoder)!;
  const entries = decoder.roles.flatMap((role) => {
    const signal = parseSignal(fields.signals[role.name] ?? '');
    return signal ? [[role.name, signal] as [string, DecoderSignal]] : [];
  });
  const known = decoder.options.flatMap(({ name: option }) => {
    const value = fields.options[option];
    return value === undefined ? [] : [[option, value] as const];
  });
  const made: DecoderSetup = {
    decoder: decoder.id,
    signals: Object.fromEntries(entries),
    options: Object.fromEntries(known),
  };
  return {
    fields,
    decoder,
    setup: made,
    missing: missingRoles(decoder, new Set(Object.keys(made.signals))),
    fill: (title: string, from: DecoderSetup) => setFields(fieldsOf(title, from)),
    change: (change: Partial<Fields>) => setFields((now) => ({ ...now, ...change })),
    setSignal: (role: string, text: string) =>
      setFields((now) => ({ ...now, signals: { ...now.signals, [role]: text } })),
    setOption: (option: string, value: OptionValue) =>
      setFields((now) => ({ ...now, options: { ...now.options, [option]: value } })),
  };
}

export type DecoderForm = ReturnType<typeof useDecoderForm>;
