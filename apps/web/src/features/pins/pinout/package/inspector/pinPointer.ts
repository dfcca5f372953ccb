/** JSON pointer to a pin's assignment, or to a member of it. */
export function pinPointer(pin: string, member?: string): string {
  const at = `/pins/${pin.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  return member === undefined ? at : `${at}/${member}`;
}
