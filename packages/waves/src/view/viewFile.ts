import { issueSaid } from '@netloom/model';
import { z } from 'zod';
import { analogModes, radixes, rowColors, rowHeights } from './looks.ts';

/** Bits from the left one to the right one, counted from 0 at the right end of the value. */
const Bits = z.string().regex(/^\d+(:\d+)?$/, 'bits are written "7:4" or "3"');
const Path = z.string().min(1).max(10_000);
const Name = z.string().max(500);
const Tick = z.int();

const Part = z.object({ signal: Path, bits: Bits.optional() });
export type SavedPart = z.infer<typeof Part>;

const look = {
  name: Name.optional(),
  radix: z.enum(radixes).optional(),
  /** Of a fixed-point format: bits behind the point, and whether the first bit is a sign. */
  fraction: z.int().min(0).max(4096).optional(),
  signed: z.boolean().optional(),
  /** Names of values by their bits. */
  names: z.record(z.string(), Name).optional(),
  analog: z.enum(analogModes).optional(),
  low: z.number().optional(),
  high: z.number().optional(),
  height: z.literal([...rowHeights]).optional(),
  color: z.enum(rowColors).optional(),
};

const Signal = z.object({ signal: Path, bits: Bits.optional(), ...look });
const Vector = z.object({ vector: z.array(Part).min(1).max(4096), ...look });
const Group = z.object({ group: Name, open: z.boolean().optional(), rows: z.lazy(() => z.array(Row)) });
const Separator = z.object({ separator: Name });
const Bit = z.int().min(0);
const Decoder = z.object({
  decoder: z.string(),
  signals: z.record(z.string(), z.object({ path: Path, high: Bit.optional(), low: Bit.optional() })),
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});
const Transactions = z.object({
  transactions: Name,
  decoder: Decoder,
  height: look.height,
});

export type SavedSignal = z.infer<typeof Signal>;
export type SavedVector = z.infer<typeof Vector>;
export type SavedTransactions = z.infer<typeof Transactions>;
export interface SavedGroup {
  group: string;
  open?: boolean | undefined;
  rows: SavedRow[];
}
export type SavedRow = SavedSignal | SavedVector | SavedGroup | z.infer<typeof Separator> | SavedTransactions;

const kinds = {
  signal: Signal,
  vector: Vector,
  group: Group,
  separator: Separator,
  transactions: Transactions,
} as const;

/** Which of the sorts of rows a value is; undefined for one that is no row. */
export function rowKindOf(value: unknown): keyof typeof kinds | undefined {
  const isObject = typeof value === 'object' && value !== null;
  return (Object.keys(kinds) as (keyof typeof kinds)[]).find((name) => isObject && name in value);
}

/** A row is what its first member says, so that an error names the member at fault rather than the whole row. */
const Row: z.ZodType<SavedRow> = z.unknown().transform((value, context): SavedRow => {
  const kind = rowKindOf(value);
  if (!kind) {
    context.addIssue(`a row has one of ${Object.keys(kinds).join(', ')}`);
    return z.NEVER;
  }
  const parsed = kinds[kind].safeParse(value);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) {
    context.addIssue({ code: 'custom', message: issueSaid(issue).message, path: [...issue.path] });
  }
  return z.NEVER;
});

/** A view of a dump as its text holds it: times are ticks of 10^timescale seconds, signals full paths. */
export const ViewFile = z.object({
  netloom: z.literal('view'),
  version: z.literal(1),
  timescale: z.int().min(-18).max(2),
  from: z.number(),
  to: z.number(),
  cursor: Tick,
  /** How panes share the room: one above the other unless it is said. */
  direction: z.enum(['stacked', 'beside']).optional(),
  panes: z.array(z.array(Row)).min(1).max(16),
  markers: z.array(z.object({ name: Name, time: Tick })).max(10_000),
  bookmarks: z.array(z.object({ name: Name, from: Tick, to: Tick })).max(10_000),
});
export type ViewFile = z.infer<typeof ViewFile>;
