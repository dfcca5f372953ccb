import { warning } from '../../http/problem.ts';

export function nameTaken(field: string, name: string) {
  return warning(`${field}: there is a project ${JSON.stringify(name)} already; choose another name`);
}
