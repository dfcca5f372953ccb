/** Spans in which dumping was off. */
export class VcdBlackouts {
  private readonly spans: { from: number; to: number }[] = [];
  private since: number | undefined;

  off(time: number): void {
    this.since ??= time;
  }

  on(time: number): void {
    if (this.since !== undefined && time > this.since) this.spans.push({ from: this.since, to: time });
    this.since = undefined;
  }

  /** One that is still open lasts to the end of what is known. */
  upTo(end: number): { from: number; to: number }[] {
    return this.since === undefined ? this.spans.slice() : [...this.spans, { from: this.since, to: end }];
  }
}
