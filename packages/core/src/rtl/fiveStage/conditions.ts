/** Conditions joined by `||`; those that the options leave out are `false`, or empty. */
export const any = (...terms: (string | false)[]): string => terms.filter(Boolean).join(' || ');

/** Conditions joined by `&&`. */
export const all = (...terms: (string | false)[]): string =>
  terms.filter((term) => term !== false).join(' && ');
