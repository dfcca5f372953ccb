import type { Choice, DocumentChange, DocumentConflict } from '@netloom/model';
import { Button, Radio, Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { CodeDiff } from '../features/files/editor/index.ts';
import { ChangeList } from './ChangeList.tsx';
import { partText, valueText } from './changeText.ts';
import './document.css';

export type Choices = Readonly<Record<string, Choice>>;

/** What stands against each other in a document, by its parts. */
export interface Parts {
  conflicts: readonly DocumentConflict[];
  theirChanges: readonly DocumentChange[];
  myChanges: readonly DocumentChange[];
  /** How many changes there are, where not all are listed. */
  theirCount?: number;
  myCount?: number;
  /** Whether there is nothing that both sides began from. */
  isAnew: boolean;
}

type Words = Readonly<Record<Choice, string>>;

/** What the sides are called. */
export interface ConflictWords {
  /** In a choice. */
  side: Words;
  /** Of the command that chooses one side for all parts. */
  all: Words;
  /** Above the list of what a side changed. */
  changed: Words;
  /** Above the list of differences where nothing is known that both began from. */
  differences: string;
}

interface ConflictSidesProps {
  path: string;
  /** Undefined where one side cannot be read: only the texts can be compared. */
  parts: Parts | undefined;
  choices: Choices;
  onChoose: (choices: Choices) => void;
  words: ConflictWords;
  /** The texts that the last tab compares, worked out when it is shown, and what is said of them. */
  texts: () => { before: string; after: string };
  textsNote: string;
}

/** What each side changed, what is to be decided, and the texts. */
export function ConflictSides(props: ConflictSidesProps) {
  const { t } = useTranslation('document');
  const { parts } = props;
  const diff = { key: 'texts', label: t('conflict.texts'), children: <Texts {...props} /> };
  if (parts === undefined) return <Tabs size="small" items={[diff]} />;
  const meaning = {
    key: 'meaning',
    label: t('conflict.meaning'),
    children: <Meaning {...props} parts={parts} />,
  };
  return <Tabs size="small" destroyOnHidden items={[meaning, diff]} />;
}

function Texts({ path, texts, textsNote }: ConflictSidesProps) {
  const { before, after } = texts();
  return (
    <>
      <p>{textsNote}</p>
      <div className="nl-doc-diff">
        <CodeDiff path={path} before={before} after={after} />
      </div>
    </>
  );
}

function Meaning({ parts, choices, onChoose, words }: ConflictSidesProps & { parts: Parts }) {
  const { t } = useTranslation('document');
  const { conflicts, isAnew, theirChanges, theirCount, myChanges, myCount } = parts;
  const all = (choice: Choice) =>
    onChoose(Object.fromEntries(conflicts.map(({ pointer }) => [pointer, choice])));
  return (
    <>
      {conflicts.length > 0 ? (
        <section className="nl-doc-conflicts">
          <header>
            <h4>{t('conflict.both', { count: conflicts.length })}</h4>
            <Button size="small" onClick={() => all('theirs')}>
              {words.all.theirs}
            </Button>
            <Button size="small" onClick={() => all('mine')}>
              {words.all.mine}
            </Button>
          </header>
          {conflicts.map((conflict) => (
            <Decision
              key={conflict.pointer}
              conflict={conflict}
              side={words.side}
              choice={choices[conflict.pointer]}
              onChoose={(choice) => onChoose({ ...choices, [conflict.pointer]: choice })}
            />
          ))}
        </section>
      ) : null}
      <div className="nl-doc-sides">
        <ChangeList
          title={isAnew ? words.differences : words.changed.theirs}
          changes={theirChanges}
          count={theirCount}
        />
        {isAnew ? null : <ChangeList title={words.changed.mine} changes={myChanges} count={myCount} />}
      </div>
    </>
  );
}

interface DecisionProps {
  conflict: DocumentConflict;
  side: Words;
  choice: Choice | undefined;
  onChoose: (choice: Choice) => void;
}

function Decision({ conflict, side, choice, onChoose }: DecisionProps) {
  const { t } = useTranslation('document');
  const name = partText(t, conflict);
  const option = (value: Choice) => ({
    value,
    label: (
      <>
        {side[value]} <code>{sideText(conflict[value])}</code>
      </>
    ),
  });
  function sideText(value: unknown): string {
    return value === undefined ? t('conflict.absent') : (valueText(value) ?? longText(value));
  }
  return (
    <div className="nl-doc-decision" data-open={choice === undefined}>
      <b>{name}</b>
      <Radio.Group
        aria-label={name}
        value={choice}
        options={[option('theirs'), option('mine')]}
        onChange={({ target }) => onChoose(target.value as Choice)}
      />
    </div>
  );
}

/** Lines are shown as they are; more than fits is in the texts. */
function longText(value: unknown): string {
  const [text, most] = typeof value === 'string' ? [value, 4000] : [JSON.stringify(value), 120];
  return text.length > most ? `${text.slice(0, most)}…` : text;
}
