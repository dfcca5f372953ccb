import type { DocumentChange, DocumentPart } from '@netloom/model';
import type { TFunction } from 'i18next';

const LONGEST_VALUE = 60;

/** A thing in words: "Register CTRL", "lsb of field CTRL.EN". */
export function partText(t: TFunction<'document'>, { subject, name, member }: DocumentPart): string {
  const kind = t(`subject.${subject}`, { defaultValue: subject });
  const thing = name === '' ? '' : t('part.thing', { kind, name });
  if (member === undefined) return thing === '' ? kind : thing;
  return thing === '' ? member : t('part.member', { member, thing });
}

/** A difference in words. */
export function changeText(t: TFunction<'document'>, change: DocumentChange): string {
  const part = partText(t, change);
  const { kind, name } = change;
  const [before, after] = [change.before, change.after].map((value) => valueText(unlessNamed(value, name)));
  if (kind === 'renamed') return t('change.renamed', { part, before });
  const isShort = kind === 'changed' && before !== undefined && after !== undefined;
  return isShort ? t('change.fromTo', { part, before, after }) : t(`change.${kind}`, { part });
}

/** What a step did: its first difference, and how many more there are. */
export function changesText(
  t: TFunction<'document'>,
  changes: readonly DocumentChange[],
): string | undefined {
  const [first, ...more] = changes;
  if (first === undefined) return undefined;
  const text = changeText(t, first);
  return more.length === 0 ? text : t('change.more', { text, count: more.length });
}

/** A value that is short enough to be shown in a line; undefined for others. */
export function valueText(value: unknown): string | undefined {
  const known = inSigns(value);
  if (known !== undefined) return known;
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > LONGEST_VALUE || text === '' ? undefined : text;
}

/** Of a connection its source: the end that it has its name from is said already. */
function unlessNamed(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { from, to, ...more } = value as Record<string, unknown>;
  return typeof from === 'string' && to === name && Object.keys(more).length === 0 ? from : value;
}

/** Where something is drawn, and the line of an interrupt, as people write them. */
function inSigns(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 2) return undefined;
  const { x, y, sink, number } = value as Record<string, unknown>;
  if (typeof x === 'number' && typeof y === 'number') return `(${x}, ${y})`;
  return typeof sink === 'string' && typeof number === 'number' ? `${sink}[${number}]` : undefined;
}
