import type { CoreOptions } from '../options/coreOptions.ts';

type Value = string | number | boolean;

/** What figures depend on, by the option's place; names and addresses change none. */
function valuesOf({ base, memory, auxiliary, advanced, implementation }: CoreOptions): Record<string, Value> {
  const size = (place: { size: number } | null) => place?.size ?? 0;
  const groups = {
    base: { ...base, resetVector: '' },
    memory: {
      ...memory,
      instructionMemory: size(memory.instructionMemory),
      dataMemory: size(memory.dataMemory),
    },
    auxiliary: { ...auxiliary, clint: auxiliary.clint !== null },
    advanced,
    implementation,
  };
  return Object.fromEntries(
    Object.entries(groups).flatMap(([group, options]) =>
      Object.entries(options).map(([option, value]) => [`${group}.${option}`, value as Value]),
    ),
  );
}

/** `group.option=value` of every option in which `other` differs from `one`. */
export function differences(one: CoreOptions, other: CoreOptions): string[] {
  const from = valuesOf(one);
  return Object.entries(valuesOf(other)).flatMap(([option, value]) =>
    from[option] === value ? [] : [`${option}=${value}`],
  );
}
