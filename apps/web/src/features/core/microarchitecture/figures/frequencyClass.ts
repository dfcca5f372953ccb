/** Lowest Fmax on iCE40 HX8K, in MHz, of each class. */
const CLASSES = [
  { name: 'high', from: 45 },
  { name: 'medium', from: 30 },
  { name: 'low', from: 0 },
] as const;

export type FrequencyClass = (typeof CLASSES)[number]['name'];

export function frequencyClass(megahertz: number): FrequencyClass {
  return CLASSES.find(({ from }) => megahertz >= from)?.name ?? 'low';
}
