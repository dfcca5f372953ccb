/** Lowest clock on osu018 without wires, in MHz, of each class. */
const CLASSES = [
  { name: 'high', from: 180 },
  { name: 'medium', from: 140 },
  { name: 'low', from: 0 },
] as const;

export type FrequencyClass = (typeof CLASSES)[number]['name'];

export function frequencyClass(megahertz: number): FrequencyClass {
  return CLASSES.find(({ from }) => megahertz >= from)?.name ?? 'low';
}
