/** JSON pointer of RFC 6901 for a path of member names and indices. */
export function pointerOf(...path: readonly PropertyKey[]): string {
  let pointer = '';
  for (const step of path) pointer += '/' + escaped(String(step));
  return pointer;
}

function escaped(step: string): string {
  return /[~/]/.test(step) ? step.replaceAll('~', '~0').replaceAll('/', '~1') : step;
}

/** Member names and indices of a JSON pointer. */
export function pathOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}
