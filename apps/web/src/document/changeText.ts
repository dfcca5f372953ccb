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
  const { kind, before, after } = change;
  if (kind === 'renamed') return t('change.renamed', { part, before: valueText(before) });
  const isShort = kind === 'changed' && [before, after].every((value) => valueText(value) !== undefined);
  return isShort
    ? t('change.fromTo', { part, before: valueText(before), after: valueText(after) })
    : t(`change.${kind}`, { part });
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
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > LONGEST_VALUE || text === '' ? undefined : text;
}
