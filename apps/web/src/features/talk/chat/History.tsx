import { RelativeTime } from '../../../parts/index.ts';
import { Markdown } from '../text/index.ts';

/** What a message said before each edit. */
export function History({ edits }: { edits: { content: string; editTime: string }[] }) {
  return (
    <ol className="nl-history">
      {edits.map(({ content, editTime }) => (
        <li key={editTime}>
          <span className="nl-dim">
            <RelativeTime value={editTime} />
          </span>
          <Markdown text={content} />
        </li>
      ))}
    </ol>
  );
}
