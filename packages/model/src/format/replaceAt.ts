/** A copy with the value at `path` set, or removed when it is undefined; undefined when the path leads nowhere. */
export function replaceAt(target: unknown, [step = '', ...rest]: string[], value: unknown): unknown {
  if (Array.isArray(target)) return replaceItem(target, step, rest, value);
  if (typeof target !== 'object' || target === null) return undefined;
  const members = target as Record<string, unknown>;
  if (rest.length > 0) {
    const missing = !Object.hasOwn(members, step) || members[step] === undefined;
    const inner = replaceAt(missing && value !== undefined ? {} : members[step], rest, value);
    return inner === undefined ? undefined : { ...members, [step]: inner };
  }
  if (value !== undefined) return { ...members, [step]: value };
  if (!Object.hasOwn(members, step)) return undefined;
  return Object.fromEntries(Object.entries(members).filter(([name]) => name !== step));
}

function replaceItem(items: unknown[], step: string, rest: string[], value: unknown): unknown {
  if (step === '-') return rest.length === 0 && value !== undefined ? [...items, value] : undefined;
  const index = Number(step);
  if (!/^\d+$/.test(step) || index >= items.length) return undefined;
  if (rest.length > 0) {
    const inner = replaceAt(items[index], rest, value);
    return inner === undefined ? undefined : items.with(index, inner);
  }
  return value === undefined ? items.toSpliced(index, 1) : items.with(index, value);
}
