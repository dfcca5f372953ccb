/** The first of `ram0`, `ram1`, … that is not taken. */
export function freeName(stem: string, taken: readonly string[]): string {
  let count = 0;
  while (taken.includes(`${stem}${count}`)) count += 1;
  return `${stem}${count}`;
}
