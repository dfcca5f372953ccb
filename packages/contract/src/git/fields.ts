import { z } from 'zod';
import { id } from '../fields.ts';

export const ofProject = z.object({ deptId: id });

/** A branch name that git-check-ref-format(1) takes. */
export const branchName = z
  .string()
  .trim()
  .min(1, 'The branch name is null or duplicated')
  .max(200)
  .refine(
    // eslint-disable-next-line no-control-regex -- control characters are what it refuses
    (name) => !/^[-/.]|\.\.|\/\/|@\{|[\u0000-\u0020\u007f~^:?*[\\]|\/\.|\.lock(\/|$)|[/.]$|^@$/.test(name),
    'expected a branch name: no spaces, no "..", none of ~ ^ : ? * [ \\',
  );

/** 40 hex digits. */
export const commitId = z.string().regex(/^[0-9a-f]{40}$/, 'expected a commit id');

/** A name of branches or tags in which `*` stands for any characters, as in `release/*`. */
export const refPattern = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .refine(
    (pattern) => branchName.safeParse(pattern.replaceAll('*', 'x')).success,
    'expected a name, in which * stands for any characters',
  );
