/** Milliseconds by which the server's clock is ahead of this machine's, as far as replies have told. */
let ahead = 0;

/** A reply's `date` says a second in which the server answered (RFC 9110, 6.6.1), between sending and receiving. */
export function noteServerTime(date: string | null, sent: number, received: number): void {
  const second = date === null ? NaN : Date.parse(date);
  if (Number.isNaN(second)) return;
  ahead = Math.min(Math.max(ahead, second - received), second + 1000 - sent);
}

/** Milliseconds since the epoch by the clock that the times of the server's replies are of. */
export function serverNow(now = Date.now()): number {
  return now + ahead;
}
