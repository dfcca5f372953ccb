import { BuildSet } from '@netloom/model';
import { Failure } from '../../failure.ts';

interface Given {
  optimize: string;
  march: string;
  without: string;
  codeModel: string;
  /** `optimize=s,without=bits`, as the options of this build are called. */
  compare?: string | undefined;
}

const listOf = (text: string) => text.split('+').filter(Boolean);

function setOf(values: Readonly<Record<string, unknown>>, option: string): BuildSet {
  const { success, data, error } = BuildSet.safeParse(values);
  if (success) return data;
  const [{ path, message } = { path: [], message: '' }] = error.issues;
  throw new Failure(`${option}: ${path.join('.')}: ${message}`);
}

/** The build that the options say, and the one that it is compared with. */
export function setsOf({ optimize, march, without, codeModel, compare }: Given): BuildSet[] {
  const own = { optimize, march, codeModel, without: without.split(',').filter(Boolean) };
  const first = setOf(own, '--optimize, --march, --code-model or --without');
  if (compare === undefined) return [first];
  const pairs = compare.split(',').map((pair) => pair.split('='));
  const other = Object.fromEntries(
    pairs.map(([name = '', value = '']) => [name, name === 'without' ? listOf(value) : value]),
  );
  const unknown = Object.keys(other).find((name) => !(name in own));
  if (unknown !== undefined)
    throw new Failure(
      `--compare: there is no ${unknown}; ${Object.keys(own).join(', ')}, as optimize=s,without=a+b`,
    );
  return [first, setOf({ ...own, ...other }, '--compare')];
}
