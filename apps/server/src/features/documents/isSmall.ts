/** Texts of fewer characters are read sooner than a thread is there. */
const SMALL = 200_000;

/** Whether texts of so many characters are worked on where they are. */
export function isSmall(characters: number): boolean {
  return characters < SMALL;
}
