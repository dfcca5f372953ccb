/** All pins as a table that is edited in place. */
export function PinTable() {
  return null;
}
