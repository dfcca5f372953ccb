import type { GitTag } from '@netloom/contract';
import type { MemberGit } from '../memberGit.ts';

/** More than these nobody reads in a list. */
const MOST = 1000;

/** Of a mere name the fields of the tag itself are empty, and what the name points to is the commit. */
const FIELDS = [
  '%(refname:strip=2)',
  '%(objecttype)',
  '%(objectname)',
  '%(*objecttype)',
  '%(*objectname)',
  '%(contents:subject)',
  '%(*contents:subject)',
  '%(contents)',
  '%(taggername)%(if)%(taggername)%(then)%(else)%(authorname)%(end)',
  '%(creatordate:iso-strict)',
];

/** Tags of commits, the newest first. */
export async function tagsOf(git: MemberGit): Promise<GitTag[]> {
  const options = ['--sort=-creatordate', `--count=${MOST}`, `--format=${FIELDS.join('%00')}%00`];
  const fields = (await git.run(['for-each-ref', ...options, 'refs/tags'])).split('\0');
  const rows = Array.from({ length: Math.floor(fields.length / FIELDS.length) }, (_, index) =>
    fields.slice(index * FIELDS.length, (index + 1) * FIELDS.length),
  );
  return rows.flatMap(tagIn);
}

function tagIn(fields: string[]): GitTag[] {
  const [name = '', type, object = '', aimType, aim = '', ...told] = fields;
  const [subject = '', aimSubject = '', contents = '', author = '', time = ''] = told;
  const named = type === 'tag';
  if ((named ? aimType : type) !== 'commit') return [];
  return [
    {
      name: name.trimStart(),
      commit: named ? aim : object,
      subject: named ? aimSubject : subject,
      message: named ? contents.trim() : '',
      author,
      time: new Date(time).toISOString(),
    },
  ];
}
