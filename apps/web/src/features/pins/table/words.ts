/** A value of a definition in words: `VeryHigh` is `Very High`. */
export function words(value: string): string {
  return value.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
}
