import type { WaveCompareOptions } from '@netloom/contract';

/** The options as they are typed; empty ones are not set. */
export interface CompareForm {
  scope: string;
  tolerance: string;
  offset: string;
  /** One `a=b` a line. */
  scopes: string;
  /** One pattern a line. */
  ignore: string;
  dontCare: NonNullable<WaveCompareOptions['dontCare']>;
  ignoreCase: boolean;
  nineStates: boolean;
}

export const usualForm: CompareForm = {
  scope: '',
  tolerance: '',
  offset: '',
  scopes: '',
  ignore: '',
  dontCare: 'none',
  ignoreCase: false,
  nineStates: false,
};

const linesOf = (text: string) =>
  text
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The first line that is no `a=b`; undefined when all are. */
export function wrongScopes({ scopes }: CompareForm): string | undefined {
  return linesOf(scopes).find((line) => !/^[^=]+=[^=]+$/.test(line));
}

/** Whether an option is set that is folded away. */
export function hasRare({ offset, scopes, ignore, dontCare, ignoreCase, nineStates }: CompareForm): boolean {
  return (
    [offset, scopes, ignore].some((text) => text.trim() !== '') ||
    dontCare !== 'none' ||
    ignoreCase ||
    nineStates
  );
}

/** What the server compares by. */
export function optionsOf(form: CompareForm): WaveCompareOptions {
  const scopes = linesOf(form.scopes).map((line) => {
    const [a = '', b = ''] = line.split('=');
    return { a: a.trim(), b: b.trim() };
  });
  const ignore = linesOf(form.ignore);
  const [scope, tolerance, offset] = [form.scope.trim(), form.tolerance.trim(), form.offset.trim()];
  return {
    ...(scope && { scope }),
    ...(tolerance && { tolerance }),
    ...(offset && { offset }),
    ...(scopes.length > 0 && { scopes }),
    ...(ignore.length > 0 && { ignore }),
    ...(form.dontCare !== 'none' && { dontCare: form.dontCare }),
    ...(form.ignoreCase && { ignoreCase: true }),
    ...(form.nineStates && { nineStates: true }),
  };
}
