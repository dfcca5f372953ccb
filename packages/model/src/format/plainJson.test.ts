import { expect, it } from 'vitest';
import { JsonSyntaxError, parseJson } from './json.ts';
import { plainJson } from './plainJson.ts';

const deep = (levels: number) => `${'['.repeat(levels)}1${']'.repeat(levels)}`;

it.each([
  '{"a":1,"b":{"c":[{"d":"x:\\"y\\\\"},":"]},"e:":null}',
  ' [ 1 , -2.5e3 , true , "\\u00e9" ] ',
  deep(60),
  '"\\\\"',
])('reads %s as the reader with places does', (text) => {
  expect(plainJson(text)!.value).toEqual(parseJson(text).value);
});

it.each([
  '{"a":1,"a":1}',
  '{"a":{"b":1,"b":{"c":2}}}',
  '{"__proto__":{"x":1}}',
  '{"\\u0061":1,"a":2}',
  deep(70),
  '{a:1}',
  '',
])('leaves %s to it, which refuses it', (text) => {
  expect(plainJson(text)).toBeUndefined();
  expect(() => parseJson(text)).toThrow(JsonSyntaxError);
});
