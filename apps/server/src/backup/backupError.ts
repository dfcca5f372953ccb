/** A backup that cannot be made or used; the message is for who asked for it. */
export class BackupError extends Error {}
