/** One event of a stream (WHATWG HTML, 9.2.6); `event` is "message" unless the server names it. */
export interface SseEvent {
  event: string;
  id: string;
  data: string;
}

function fieldOf(line: string): [name: string, value: string] {
  const colon = line.indexOf(':');
  if (colon < 0) return [line, ''];
  const start = line[colon + 1] === ' ' ? colon + 2 : colon + 1;
  return [line.slice(0, colon), line.slice(start)];
}

/** The event that a block of lines spells; null for a comment or a block without data. */
function eventOf(lines: readonly string[]): SseEvent | null {
  const fields = lines.map(fieldOf);
  const data = fields.filter(([name]) => name === 'data').map(([, value]) => value);
  if (data.length === 0) return null;
  const last = (wanted: string) => fields.findLast(([name]) => name === wanted)?.[1];
  return { event: last('event') ?? 'message', id: last('id') ?? '', data: data.join('\n') };
}

/** Reads events from the body of a text/event-stream reply, however its bytes are cut. */
export async function* readEvents(body: AsyncIterable<Uint8Array>): AsyncGenerator<SseEvent> {
  const decoder = new TextDecoder();
  let rest = '';
  let block: string[] = [];
  for await (const bytes of body) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const raw of lines) {
      const line = raw.endsWith('\r') ? raw.slice(0, -1) : raw;
      if (line !== '') {
        block.push(line);
        continue;
      }
      const event = eventOf(block);
      block = [];
      if (event !== null) yield event;
    }
  }
}
