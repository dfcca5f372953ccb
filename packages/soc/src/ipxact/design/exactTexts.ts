import { pointerOf } from '@netloom/model';
import type { SocDocument } from '@netloom/model';
import { readableText } from '@netloom/xml';

/** Texts by pointers into the document. */
export type ExactTexts = Readonly<Record<string, string>>;

/** Those that elements of the standard would give back otherwise: with spaces at their ends, empty, or with what no XML may hold. */
export function exactTexts({ description, parameters, instances }: SocDocument): ExactTexts {
  const texts: [string, string | undefined][] = [
    [pointerOf('description'), description],
    ...Object.entries(parameters).map(
      ([name, value]) => [pointerOf('parameters', name), value] as [string, string],
    ),
    ...Object.entries(instances).flatMap(([instance, { description: text, parameters: values = {} }]) => [
      [pointerOf('instances', instance, 'description'), text] as [string, string | undefined],
      ...Object.entries(values).map(
        ([name, value]) => [pointerOf('instances', instance, 'parameters', name), value] as [string, string],
      ),
    ]),
  ];
  return Object.fromEntries(
    texts.filter((each): each is [string, string] => {
      const [, text] = each;
      return text === '' || (text !== undefined && readableText(text) !== text);
    }),
  );
}

/** The text as it was written, unless somebody has edited the element since. */
export function exactText<T extends string | undefined>(
  texts: unknown,
  pointer: string,
  read: T,
): T | string {
  const kept = (texts as ExactTexts | undefined)?.[pointer];
  return typeof kept === 'string' && readableText(kept) === (read ?? '') ? kept : read;
}

/** JSON that an XML document can hold, whatever its strings have. */
export function jsonForXml(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[\u007f-\u009f\u2028\u2029\ufffe\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
