/** Changes members of nested plain values; what did not change stays the same objects. */
export function rewrite<T>(value: T, change: (key: string, member: unknown) => unknown): T {
  return within(value, '', change) as T;
}

function within(value: unknown, key: string, change: (key: string, member: unknown) => unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => within(item, key, change));
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  if (typeof value !== 'object' || value === null) return change(key, value);
  let copy: Record<string, unknown> | undefined;
  for (const [name, member] of Object.entries(value)) {
    const next = within(member, name, change);
    if (next !== member) (copy ??= { ...value })[name] = next;
  }
  return copy ?? value;
}
