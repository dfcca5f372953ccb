import type { CoreOptions } from '../options/coreOptions.ts';

type Value = string | number | boolean;

/** What figures depend on, by the option's place; names and addresses change none. */
function valuesOf(options: CoreOptions): Record<string, Value> {
  const { base, memory, auxiliary, advanced, implementation, debug, safety, instructions } = options;
  const size = (place: { size: number } | null) => place?.size ?? 0;
  const cache = (values: object | null) => (values ? Object.values(values).join('/') : 0);
  const groups = {
    base: { ...base, resetVector: '' },
    memory: {
      ...memory,
      instructionCache: cache(memory.instructionCache),
      dataCache: cache(memory.dataCache),
      cachedRegion: size(memory.cachedRegion),
      uncachedRegion: size(memory.uncachedRegion),
      idempotentRegion: memory.idempotentRegion !== null,
      instructionMemory: size(memory.instructionMemory),
      dataMemory: size(memory.dataMemory),
    },
    auxiliary: {
      ...auxiliary,
      clint: auxiliary.clint !== null,
      nmi: auxiliary.nmi !== null,
      clic: auxiliary.clic !== null,
    },
    advanced,
    implementation,
    debug,
    safety,
    // What they cost is in no table.
    ...(instructions && { instructions: { files: instructions.join(' ') } }),
  };
  return Object.fromEntries(
    Object.entries(groups).flatMap(([group, options]) =>
      Object.entries(options).map(([option, value]) => [`${group}.${option}`, value as Value]),
    ),
  );
}

/** The same for options that do not differ. */
export const keyOf = (options: CoreOptions): string =>
  JSON.stringify(Object.entries(valuesOf(options)).sort());

/** `group.option=value` of every option in which `other` differs from `one`. */
export function differences(one: CoreOptions, other: CoreOptions): string[] {
  const from = valuesOf(one);
  return Object.entries(valuesOf(other)).flatMap(([option, value]) =>
    from[option] === value ? [] : [`${option}=${value}`],
  );
}

function addressesOf({ base, memory, auxiliary }: CoreOptions): (number | undefined)[] {
  const { instructionMemory, dataMemory, cachedRegion, uncachedRegion, idempotentRegion } = memory;
  const places = [
    instructionMemory,
    dataMemory,
    auxiliary.clint,
    auxiliary.nmi,
    auxiliary.clic,
    cachedRegion,
    uncachedRegion,
    idempotentRegion,
  ];
  return [base.resetVector, ...places.map((place) => place?.base)].map((address) =>
    address === undefined ? undefined : Number(address),
  );
}

/** Whether the core starts at the same address, and decodes the same, where both have what lies there. */
export function sameAddresses(one: CoreOptions, other: CoreOptions): boolean {
  const addresses = addressesOf(other);
  return addressesOf(one).every((address, index) => {
    const its = addresses[index];
    return address === undefined || its === undefined || address === its;
  });
}
