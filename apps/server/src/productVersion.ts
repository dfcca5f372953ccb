import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { productRoot } from './settings.ts';

export const productVersion = (
  JSON.parse(readFileSync(join(productRoot, 'package.json'), 'utf8')) as { version: string }
).version;
