import { describe, expect, it } from 'vitest';
import { isSsh } from './gitAddress.ts';

/** The forms of git-clone(1), "GIT URLS". */
describe('isSsh', () => {
  it.each(['ssh://git@host.example:22/team/soc.git', 'git@host.example:team/soc.git', ' git@host:soc.git '])(
    'takes %s',
    (address) => expect(isSsh(address)).toBe(true),
  );

  it.each(['https://user@host.example:8443/soc.git', 'http://host.example/soc.git', '/srv/soc.git', ''])(
    'does not take %s',
    (address) => expect(isSsh(address)).toBe(false),
  );
});
