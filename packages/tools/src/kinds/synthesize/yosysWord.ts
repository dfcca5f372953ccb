import { PlanError } from '../../planError.ts';

/** One word of a Yosys script. @throws a PlanError that names the field where Yosys has no way to write the text. */
export function yosysWord(text: string, field: string): string {
  if (/^[^\s";#]+$/.test(text)) return text;
  if (text === '' || /["\r\n]/.test(text))
    throw new PlanError(`${field}: Yosys cannot be given ${JSON.stringify(text)}`);
  return `"${text}"`;
}

/** A path of the project tree. @throws a PlanError for one that leaves it or that Yosys would read as an option. */
export function treePath(path: string, field: string): string {
  const leaves = path.split('/').includes('..');
  if (path === '' || /^[-+/~<]/.test(path) || leaves)
    throw new PlanError(`${field}: "${path}" is not a path inside the project tree`);
  return yosysWord(path, field);
}
