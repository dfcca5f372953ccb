import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { version } from '@netloom/contract';
import { anyone } from '../../http/policy.ts';
import { implement } from '../../http/route.ts';
import { productRoot } from '../../settings.ts';

export const productVersion = (
  JSON.parse(readFileSync(join(productRoot, 'package.json'), 'utf8')) as { version: string }
).version;

export const versionRoute = implement(version, anyone, () => Promise.resolve({ version: productVersion }));
