import { PlanError } from '../../planError.ts';

/** One word of a Yosys script. @throws a PlanError that names the field where Yosys has no way to write the text. */
export function yosysWord(text: string, field: string): string {
  if (/^[^\s";#]+$/.test(text)) return text;
  if (text === '' || /["\r\n]/.test(text))
    throw new PlanError('yosys-word', field, { text: JSON.stringify(text) });
  return `"${text}"`;
}

/** A path of the project tree. @throws a PlanError for one that leaves it or that Yosys would read as an option. */
export function treePath(path: string, field: string): string {
  const leaves = path.split('/').includes('..');
  if (path === '' || /^[-+/~<]/.test(path) || leaves) throw new PlanError('outside-tree', field, { path });
  return yosysWord(path, field);
}
