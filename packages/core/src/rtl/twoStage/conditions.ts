/** Conditions joined by `||`; those that the options leave out are `false`. */
export const any = (...terms: (string | false)[]): string =>
  terms.filter((term) => term !== false).join(' || ');

/** Conditions joined by `&&`. */
export const all = (...terms: (string | false)[]): string =>
  terms.filter((term) => term !== false).join(' && ');
