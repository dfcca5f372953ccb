/** Reads a server-sent event stream message by message. */
export class EventReader {
  private readonly reader: ReadableStreamDefaultReader<string>;
  private buffer = '';
  readonly response: Response;

  private constructor(response: Response) {
    this.response = response;
    this.reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  }

  static async open(url: string, headers: Record<string, string>): Promise<EventReader> {
    return new EventReader(await fetch(url, { headers }));
  }

  /** The next message; undefined when the stream has ended. Comments are skipped. */
  async next(): Promise<unknown> {
    for (;;) {
      const end = this.buffer.indexOf('\n\n');
      if (end >= 0) {
        const block = this.buffer.slice(0, end);
        this.buffer = this.buffer.slice(end + 2);
        const data = /^data: (.*)$/m.exec(block)?.[1];
        if (data !== undefined) return JSON.parse(data);
        continue;
      }
      const { value, done } = await this.reader.read();
      if (done) return undefined;
      this.buffer += value;
    }
  }

  close(): Promise<void> {
    return this.reader.cancel();
  }
}
