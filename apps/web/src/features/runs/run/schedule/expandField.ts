/** A field of crontab(5): its range, and the names that stand for its first numbers. */
interface FieldRange {
  min: number;
  max: number;
  names?: readonly string[];
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

export const FIELDS = {
  minute: { min: 0, max: 59 },
  hour: { min: 0, max: 23 },
  day: { min: 1, max: 31 },
  month: { min: 1, max: 12, names: months },
  /** Sunday is 0 and 7. */
  weekday: { min: 0, max: 7, names: weekdays },
} satisfies Record<string, FieldRange>;

function numberOf(text: string, { min, names = [] }: FieldRange): number {
  const name = names.indexOf(text.toLowerCase());
  if (name >= 0) return min + name;
  return /^\d+$/.test(text) ? Number(text) : NaN;
}

function expandPart(part: string, range: FieldRange): number[] | null {
  const [span = '', step = '1', ...more] = part.split('/');
  const [from = '', to, ...rest] = span.split('-');
  const first = from === '*' ? range.min : numberOf(from, range);
  const lone = part.includes('/') ? range.max : first;
  const last = from === '*' ? range.max : to === undefined ? lone : numberOf(to, range);
  const width = numberOf(step, { min: 1, max: range.max });
  const valid = first >= range.min && last <= range.max && first <= last && width >= 1;
  if (!valid || more.length + rest.length > 0) return null;
  return Array.from({ length: Math.floor((last - first) / width) + 1 }, (_, index) => first + index * width);
}

/** The numbers that a field of a crontab line stands for, in order; null for what crontab(5) does not know. */
export function expandField(text: string, range: FieldRange): number[] | null {
  const parts = text.split(',').map((part) => expandPart(part, range));
  if (parts.some((part) => part === null)) return null;
  const numbers = parts.flatMap((part) => part ?? []);
  const folded = range === FIELDS.weekday ? numbers.map((number) => number % 7) : numbers;
  return [...new Set(folded)].sort((a, b) => a - b);
}
