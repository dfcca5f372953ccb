import { RegisterMap } from '@netloom/model';
import { REGISTER_TEMPLATES } from '@netloom/registers';

/** What a new description starts from. */
export interface Template {
  key: string;
  title: string;
  map: RegisterMap;
}

export const EMPTY = 'empty';

export function emptyMap(name: string): RegisterMap {
  return RegisterMap.parse({ netloom: 'registers', version: 1, name });
}

export const TEMPLATES: readonly Template[] = REGISTER_TEMPLATES.map((map) => ({
  key: map.name,
  title: map.title ?? map.name,
  map,
}));
