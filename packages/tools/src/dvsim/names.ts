/** A name as plans have it: letters, digits, _, . and -, beginning with a letter. */
export function planName(name: string): string {
  const plain = name.replace(/[^\w.-]/g, '_').slice(0, 100);
  return /^[A-Za-z]/.test(plain) ? plain : `t_${plain}`.slice(0, 100);
}

/** Values hold names themselves, and might in a circle. */
const MOST_ROUNDS = 10;

/** `{name}` of a text by what is known; undefined where something is not. */
export function filled(text: string, values: Readonly<Record<string, unknown>>): string | undefined {
  let done = text;
  for (let round = 0; round < MOST_ROUNDS && /\{\w+\}/.test(done); round++)
    done = done.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name];
      return typeof value === 'string' ? value : whole;
    });
  return /\{\w+\}/.test(done) ? undefined : done;
}

/** `{name}` in the name of a test: one test for each value of a list; what is not known is nothing, as with dvsim. */
export function expanded(text: string, values: Readonly<Record<string, unknown>>): string[] {
  const found = /\{(\w+)\}/.exec(text);
  if (found === null) return [text];
  const value = values[found[1]!];
  const list = Array.isArray(value) ? (value as unknown[]) : [value ?? ''];
  return list.flatMap((each) => expanded(text.replace(found[0], String(each)), values));
}

/** The folder of a file. */
export const folderOf = (path: string): string =>
  path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '.';

/** A path without `.` and `..` inside. */
export function plainPath(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else parts.push(part);
  }
  return parts.join('/');
}
