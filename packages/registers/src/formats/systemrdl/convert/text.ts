import type { Component } from '../elaborate/component.ts';
import { stringProperty } from '../elaborate/properties.ts';

const MAX_TITLE = 300;
const MAX_TEXT = 65_536;

/** Tags of RDLFormatCode (Annex F) as Markdown. */
const TAGS: readonly (readonly [RegExp, string])[] = [
  [/\[\/?b\]/g, '**'],
  [/\[\/?i\]/g, '*'],
  [/\[\/?code\]/g, '`'],
  [/\[br\]/g, '\\\n'],
  [/\[p\]|\[\/p\]/g, '\n\n'],
  [/\[\*\]/g, '\n- '],
  [/\[\/?(?:list|u|color|size)(?:=[^\]]*)?\]/g, ''],
  [/\[lb\]/g, '['],
  [/\[rb\]/g, ']'],
];

/** Text of a `desc` as Markdown, without the indentation of its lines in the file. */
export function markdown(text: string): string {
  let result = text;
  if (result.includes('[')) for (const [tag, mark] of TAGS) result = result.replaceAll(tag, mark);
  if (result.includes('\n')) result = unindented(result);
  return result.trim().slice(0, MAX_TEXT);
}

function unindented(text: string): string {
  const lines = text.split(/\r?\n/);
  const depths = lines
    .slice(1)
    .filter((line) => line.trim() !== '')
    .map((line) => /^[ \t]*/.exec(line)![0].length);
  const least = depths.length === 0 ? 0 : Math.min(...depths);
  return [lines[0]!, ...lines.slice(1).map((line) => line.slice(least))].join('\n');
}

/** Title and description of a map, group, register or memory. */
export function nodeTexts(component: Component, name: string): { title?: string; description?: string } {
  const title = stringProperty(component, 'name');
  const description = stringProperty(component, 'desc');
  return {
    ...(title !== undefined && title !== name && title !== '' && { title: title.slice(0, MAX_TITLE) }),
    ...(description && { description: markdown(description) }),
  };
}

/** A field has no title: its name and description are one text. */
export function fieldText(component: Component, name: string): string | undefined {
  const title = stringProperty(component, 'name');
  const description = stringProperty(component, 'desc');
  const parts = [title === name ? undefined : title, description && markdown(description)].filter(Boolean);
  return parts.length === 0 ? undefined : parts.join('\n\n');
}
