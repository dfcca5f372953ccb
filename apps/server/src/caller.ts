/** The signed-in user of a request. */
export interface Caller {
  userId: number;
  userName: string;
  avatar: string;
  /** Administrator of the whole installation. */
  admin: boolean;
  /** Names the session; the token itself is never kept. */
  tokenHash: string;
}
