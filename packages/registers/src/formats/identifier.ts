/** A name as an identifier: what cannot stand in one becomes an underscore. */
export function identifierFrom(name: string): string {
  const plain = name.trim().replaceAll(/\W+/g, '_').slice(0, 128);
  return /^[A-Za-z_]/.test(plain) ? plain : `_${plain}`.slice(0, 128);
}

/** The name, or the first of name_2, name_3 … that `taken` does not hold; it is added to `taken`. */
export function freeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let index = 2; taken.has(free.toLowerCase()); index++) free = `${name.slice(0, 120)}_${index}`;
  taken.add(free.toLowerCase());
  return free;
}
