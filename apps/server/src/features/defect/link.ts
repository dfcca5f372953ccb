import { linkBug } from '@netloom/contract';
import { findReferences } from '@netloom/model';
import { warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { detailsOf } from './details.ts';
import { memberOfBug } from './policy.ts';
import { addLink, linksOf, removeLink } from './repository.ts';
import { bugsChanged } from './tell.ts';

const COMMIT = /^[0-9a-f]{7,40}$/;
const MOST_LINKS = 100;

/** A commit, or one reference as texts have them and nothing beside it. */
function isLink(text: string): boolean {
  if (COMMIT.test(text)) return true;
  const [found] = findReferences(text);
  return (
    found !== undefined && found.start === 0 && found.end === text.length && found.reference.kind !== 'person'
  );
}

export const linkBugRoute = implement(
  linkBug,
  memberOfBug('defect:edit', ({ body }) => body.bugId),
  async ({ body: { reference, remove } }, member, services) => {
    const { bugId, deptId } = member.bug;
    if (remove) await removeLink(services.database, bugId, reference);
    else {
      if (!isLink(reference)) throw warning('no-reference', { field: 'reference' });
      if ((await linksOf(services.database, bugId)).length >= MOST_LINKS)
        throw warning('too-many-links', { field: 'reference', values: { most: MOST_LINKS } });
      await addLink(services.database, bugId, reference);
    }
    bugsChanged(services, deptId);
    return detailsOf(member, services);
  },
);
