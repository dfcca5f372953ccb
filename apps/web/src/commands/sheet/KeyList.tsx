import { shortcutText } from '../chord.ts';
import './keyList.css';

/** A line of a help sheet in the reader's words: what is done, and by which chords or by which gesture. */
export interface KeyLine {
  does: string;
  chords?: readonly string[];
  gesture?: string;
}

/** What keys and pointer do. */
export function KeyList({ lines }: { lines: readonly KeyLine[] }) {
  return (
    <dl className="nl-keys">
      {lines.map(({ does, chords = [], gesture }) => (
        <div key={`${does} ${gesture}`}>
          <dt>{does}</dt>
          <dd>
            {gesture}
            {chords.map((chord) => (
              <kbd key={chord}>{shortcutText(chord)}</kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
