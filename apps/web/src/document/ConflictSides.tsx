import type { Choice, DocumentChange, DocumentConflict } from '@netloom/model';
import { Button, Radio, Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { CodeDiff } from '../features/files/editor/index.ts';
import { changeText, partText, valueText } from './changeText.ts';
import { mergedText } from './conflict.ts';
import type { Sides } from './conflict.ts';
import type { Clash, Documents } from './documents.ts';
import type { Stored } from './editorKind.ts';

/** More rows would tell nobody more; the texts show the rest. */
const MOST = 200;

type Choices = Readonly<Record<string, Choice>>;

interface ConflictSidesProps<Doc, View, S extends Stored> {
  documents: Documents<Doc, View, S>;
  clash: Clash<S>;
  sides: Sides<Doc> | undefined;
  choices: Choices;
  onChoose: (choices: Choices) => void;
}

/** What each side changed, what is to be decided, and the texts. */
export function ConflictSides<Doc, View, S extends Stored>(props: ConflictSidesProps<Doc, View, S>) {
  const { t } = useTranslation('document');
  const { documents, clash, sides, choices } = props;
  const { stored } = clash;
  const mine = documents.get(clash.key)?.document;
  if (mine === undefined) return null;
  const texts = () => (sides ? mergedText(documents, clash.key, sides, choices) : documents.kind.write(mine));
  const diff = {
    key: 'texts',
    label: t('conflict.texts'),
    children: (
      <>
        <p>{t(sides ? 'conflict.mergedSides' : 'conflict.mySides')}</p>
        <div className="nl-doc-diff">
          <CodeDiff path={stored.path} before={stored.text} after={texts()} />
        </div>
      </>
    ),
  };
  if (sides === undefined) return <Tabs size="small" items={[diff]} />;
  const meaning = {
    key: 'meaning',
    label: t('conflict.meaning'),
    children: <Meaning {...props} sides={sides} />,
  };
  return <Tabs size="small" destroyOnHidden items={[meaning, diff]} />;
}

function Meaning<Doc>({
  sides,
  choices,
  onChoose,
}: {
  sides: Sides<Doc>;
  choices: Choices;
  onChoose: (choices: Choices) => void;
}) {
  const { t } = useTranslation('document');
  const { conflicts, base, theirChanges, myChanges } = sides;
  const all = (choice: Choice) =>
    onChoose(Object.fromEntries(conflicts.map(({ pointer }) => [pointer, choice])));
  return (
    <>
      {conflicts.length > 0 ? (
        <section className="nl-doc-conflicts">
          <header>
            <h4>{t('conflict.both', { count: conflicts.length })}</h4>
            <Button size="small" onClick={() => all('theirs')}>
              {t('conflict.allTheirs')}
            </Button>
            <Button size="small" onClick={() => all('mine')}>
              {t('conflict.allMine')}
            </Button>
          </header>
          {conflicts.map((conflict) => (
            <Decision
              key={conflict.pointer}
              conflict={conflict}
              choice={choices[conflict.pointer]}
              onChoose={(choice) => onChoose({ ...choices, [conflict.pointer]: choice })}
            />
          ))}
        </section>
      ) : null}
      <div className="nl-doc-sides">
        <Changes
          title={t(base === undefined ? 'conflict.differences' : 'conflict.theirs')}
          changes={theirChanges}
        />
        {base === undefined ? null : <Changes title={t('conflict.mine')} changes={myChanges} />}
      </div>
    </>
  );
}

interface DecisionProps {
  conflict: DocumentConflict;
  choice: Choice | undefined;
  onChoose: (choice: Choice) => void;
}

function Decision({ conflict, choice, onChoose }: DecisionProps) {
  const { t } = useTranslation('document');
  const name = partText(t, conflict);
  const option = (value: Choice) => ({
    value,
    label: (
      <>
        {t(`conflict.${value === 'mine' ? 'yours' : 'stored'}`)} <code>{sideText(conflict[value])}</code>
      </>
    ),
  });
  function sideText(value: unknown): string {
    return value === undefined ? t('conflict.absent') : (valueText(value) ?? shortened(value));
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

function shortened(value: unknown): string {
  return `${JSON.stringify(value).slice(0, 120)}…`;
}

function Changes({ title, changes }: { title: string; changes: readonly DocumentChange[] }) {
  const { t } = useTranslation('document');
  return (
    <section>
      <h4>
        {title} <small>{changes.length}</small>
      </h4>
      {changes.length === 0 ? <p className="nl-dim">{t('conflict.nothing')}</p> : null}
      <ul>
        {changes.slice(0, MOST).map((change, index) => (
          <li key={index} data-kind={change.kind}>
            {changeText(t, change)}
          </li>
        ))}
      </ul>
      {changes.length > MOST ? (
        <p className="nl-dim">{t('conflict.more', { count: changes.length - MOST })}</p>
      ) : null}
    </section>
  );
}
