/** What a field takes while it is typed into (specification, section 5); for `normalize` of a form item. */

export function numeric(text: string): string {
  return text.replace(/[^0-9]/g, '');
}

/** Letters, digits and the specification's symbols, without spaces. */
export function alphanumericSpecial(text: string): string {
  return text.replace(/[^A-Za-z0-9@#$%^&*()\-_+=!?.,:;/\\|[\]{}~`]/g, '');
}
