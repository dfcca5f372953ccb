import { warning } from '../../http/refuse.ts';

export function nameTaken(field: string, name: string) {
  return warning('project-name-taken', { field, values: { name: JSON.stringify(name) } });
}
