import type { RenameRules, SocDocument } from '@netloom/model';
import { findRenames } from './findRenames.ts';
import { isTaken } from '../isTaken.ts';
import { renameAll } from './renameAll.ts';

export const socRenames: RenameRules<SocDocument> = { find: findRenames, apply: renameAll, isTaken };
