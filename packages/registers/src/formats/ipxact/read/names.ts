import { identifierFrom } from '../../identifier.ts';
import { textOf } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';
import type { ReadContext } from './context.ts';
import { say } from '../../../wording/formats/sentences.ts';

/** The element's name as an identifier. */
export function nameIn(element: XmlElement, context: ReadContext): string {
  const name = textOf(element, 'name');
  if (name === undefined) {
    context.fail(say('IPX/name/none', { element: element.name }), element);
    return identifierFrom(element.name);
  }
  const identifier = identifierFrom(name);
  if (identifier !== name) context.lose(say('IPX/name/becomes', { name, identifier }), element);
  return identifier;
}

/** Paragraphs of a description, without the indentation of the file. */
export function descriptionIn(element: XmlElement): { description?: string } {
  const text = textOf(element, 'description') ?? textOf(element, 'shortDescription');
  return text === undefined ? {} : { description: paragraphs(text) };
}

export function paragraphs(text: string): string {
  const trimmed = text.trim();
  return trimmed.includes('\n') ? trimmed.replaceAll(/[ \t]*\r?\n[ \t]*/g, '\n') : trimmed;
}

/** The name for people, when it is another. */
export function titleIn(element: XmlElement): { title?: string } {
  const title = textOf(element, 'displayName')?.replaceAll(/\s+/g, ' ');
  return title === undefined || title === textOf(element, 'name') ? {} : { title: title.slice(0, 300) };
}
