/** The signed-in user of a request. */
export interface Caller {
  userId: number;
  userName: string;
  /** Administrator of the whole installation. */
  admin: boolean;
  /** His role in the project that the session works in; that of a visitor without one. */
  roleId: number;
  deptId: number | null;
  sessionId: number;
  /** Names the session; the token itself is never kept. */
  tokenHash: string;
}
