import { GuideText } from './GuideText.tsx';
import type { Block } from './guide.ts';
import { pictureAt } from './pictures.ts';

/** A paragraph, steps, a list, a table of keys, or a picture. */
export function GuideBlock({ block, words }: { block: Block; words: readonly string[] }) {
  const text = (line: string) => <GuideText text={line} words={words} />;
  if (typeof block === 'string') return <p>{text(block)}</p>;
  if ('keys' in block) {
    return (
      <dl className="nl-guide-keys">
        {block.keys.map(([keys, does]) => (
          <div key={keys}>
            <dt>
              <kbd>{text(keys)}</kbd>
            </dt>
            <dd>{text(does)}</dd>
          </div>
        ))}
      </dl>
    );
  }
  if ('picture' in block) {
    return (
      <figure>
        <img src={pictureAt(block.picture)} alt="" width={1440} height={900} loading="lazy" />
        <figcaption>{text(block.shows)}</figcaption>
      </figure>
    );
  }
  const List = 'steps' in block ? 'ol' : 'ul';
  const lines = 'steps' in block ? block.steps : block.list;
  return (
    <List>
      {lines.map((line) => (
        <li key={line}>{text(line)}</li>
      ))}
    </List>
  );
}
