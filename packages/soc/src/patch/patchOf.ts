import { patchBetween } from '@netloom/model';
import type { SocDocument } from '@netloom/model';
import { readDocument } from '../document/read.ts';
import { socRules } from '../document/socRules.ts';
import { writeDocument } from '../document/write.ts';
import { refuse } from '../edit/edit.ts';
import { say } from '../wording/sentences.ts';
import { isOwn } from './patched.ts';
import type { InstancePatch } from './patched.ts';

/** The patch that makes of a document what one of its instances is to be, or why there is none. */
export function patchOf(definition: SocDocument, wanted: SocDocument) {
  const [from, to] = [definition, wanted].map(canonical);
  const patch = patchBetween(socRules, from, to) as InstancePatch;
  const other = Object.keys(patch).find((pointer) => !isOwn(pointer));
  return other === undefined
    ? { patch, refused: undefined }
    : { patch: undefined, ...refuse(say('patch/section', { place: other })) };
}

/** Defaults and orders in one form, so that what means the same is no change. */
function canonical(document: SocDocument): SocDocument {
  return readDocument(writeDocument(document)).document ?? document;
}
