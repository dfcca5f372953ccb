/** As git writes people into commits. */
export interface Person {
  name: string;
  email: string;
}

interface Account {
  userId: number;
  userName: string;
  email: string;
  emailConfirmed: boolean;
}

/**
 * Author and committer of all that a user commits: his user name with his confirmed address. Without one an address
 * that is nobody's (RFC 2606, section 2) and no other account's, for anybody can write any address into a form.
 */
export function personOf({ userId, userName, email, emailConfirmed }: Account): Person {
  if (emailConfirmed) return { name: userName, email };
  const login = userName.replace(/[^A-Za-z0-9._-]+/g, '-');
  return { name: userName, email: `${userId}+${login}@noreply.netloom.invalid` };
}
