import { gitConflict, gitResolve } from '@netloom/contract';
import type { GitConflict } from '@netloom/contract';
import { Button, Empty, Result, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../../Loading.tsx';
import { announceSuccess, errorText } from '../../../../announce.ts';
import { useCall } from '../../../../api/index.ts';
import type { Choices } from '../../../../document/index.ts';
import { Permitted } from '../../../../parts/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { useNarrow } from '../../../../shell/useNarrow.ts';
import { PaneHeader } from '../changes/PaneHeader.tsx';
import { useGitChange } from '../useGit.ts';
import { DiagramView } from './DiagramView.tsx';
import { countMarks } from './marks.ts';
import { PartsView, useMergedParts } from './PartsView.tsx';
import { SidePane } from './SidePane.tsx';
import { ResultPane } from './ResultPane.tsx';

/** The sides of a conflict beside each other, and the decision. */
export function ConflictView({ path, onBack }: { path: string; onBack: () => void }) {
  const { t } = useTranslation('git');
  const deptId = useDeptId();
  const query = { deptId, path };
  const { data, error } = useCall(gitConflict, { query }, { staleTime: Infinity, meta: { quiet: true } });
  return (
    <section className="nl-git-view" aria-label={path}>
      <PaneHeader path={path} note={t('conflict.note')} onBack={onBack} />
      {error !== null ? (
        <Result status="info" title={errorText(error)} />
      ) : data === undefined ? (
        <Loading />
      ) : (
        <Sides conflict={data} />
      )}
    </section>
  );
}

type ConflictLook = 'diagram' | 'parts' | 'texts';

/** A SoC has a diagram, too. */
const looksOf = ({ path }: GitConflict): ConflictLook[] =>
  path.endsWith('.soc.json') ? ['parts', 'diagram', 'texts'] : ['parts', 'texts'];

type Pane = 'ours' | 'result' | 'theirs';

/** By its parts, where the document has such, or by its texts. */
function Sides({ conflict }: { conflict: GitConflict }) {
  const { t } = useTranslation('git');
  const [look, setLook] = useState<ConflictLook>(conflict.parts === null ? 'texts' : 'parts');
  const [choices, setChoices] = useState<Choices>({});
  const [text, setText] = useState(conflict.merged ?? conflict.ours ?? conflict.theirs ?? '');
  return (
    <>
      <div className="nl-git-decision">
        {conflict.parts === null ? null : (
          <Segmented
            size="small"
            value={look}
            options={looksOf(conflict).map((value) => ({
              value,
              label: t(`conflict.look.${value}`),
            }))}
            onChange={setLook}
          />
        )}
        <Permitted any={['git:commit']}>
          {look !== 'texts' ? (
            <PartsDecision conflict={conflict} choices={choices} />
          ) : (
            <Decision conflict={conflict} text={text} />
          )}
        </Permitted>
      </div>
      {look === 'diagram' ? (
        <DiagramView conflict={conflict} choices={choices} />
      ) : look === 'parts' ? (
        <PartsView conflict={conflict} choices={choices} onChoose={setChoices} />
      ) : (
        <Texts conflict={conflict} text={text} onChange={setText} />
      )}
    </>
  );
}

interface TextsProps {
  conflict: GitConflict;
  text: string;
  onChange: (text: string) => void;
}

/** The sides as texts, with the result that is edited between them. */
function Texts({ conflict, text, onChange }: TextsProps) {
  const { t } = useTranslation('git');
  const narrow = useNarrow();
  const [pane, setPane] = useState<Pane>('result');
  const [start] = useState(text);
  const { path, binary, ours, theirs, oursName, theirsName, oursExists, theirsExists } = conflict;
  const panes: Record<Pane, React.ReactNode> = {
    ours: (
      <SidePane title={t('conflict.ours', { name: oursName })} path={path} text={ours} exists={oursExists} />
    ),
    result: <ResultPane path={path} start={start} text={text} onChange={onChange} />,
    theirs: (
      <SidePane
        title={t('conflict.theirs', { name: theirsName })}
        path={path}
        text={theirs}
        exists={theirsExists}
      />
    ),
  };
  const options = [
    { value: 'ours' as const, label: oursName },
    { value: 'result' as const, label: t('conflict.result') },
    { value: 'theirs' as const, label: theirsName },
  ];
  if (binary)
    return (
      <Empty className="nl-centre" image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('conflict.binary')} />
    );
  if (!narrow)
    return (
      <div className="nl-git-sides">
        {panes.ours}
        {panes.result}
        {panes.theirs}
      </div>
    );
  return (
    <>
      <Segmented block size="small" options={options} value={pane} onChange={setPane} />
      <div className="nl-git-sides">{panes[pane]}</div>
    </>
  );
}

function useResolve(path: string) {
  const { t } = useTranslation('git');
  return useGitChange(gitResolve, {
    onSuccess: () => announceSuccess(t('conflict.resolved', { path })),
  });
}

/** Takes the document as it is chosen for each part. */
function PartsDecision({ conflict, choices }: { conflict: GitConflict; choices: Choices }) {
  const { t } = useTranslation('git');
  const deptId = useDeptId();
  const { path, parts } = conflict;
  const resolve = useResolve(path);
  const { data, isPlaceholderData } = useMergedParts(conflict, choices);
  const left = (parts ?? []).filter(({ pointer }) => !(pointer in choices)).length;
  const isReady = left === 0 && data !== undefined && !isPlaceholderData;
  return (
    <Button
      type="primary"
      loading={resolve.isPending}
      disabled={!isReady}
      onClick={() => data && resolve.mutate({ body: { deptId, path, use: 'text', text: data.text } })}
    >
      {left > 0 ? t('conflict.undecided', { count: left }) : t('conflict.takeChosen')}
    </Button>
  );
}

/** Takes one side, the edited result, or neither. */
function Decision({ conflict, text }: { conflict: GitConflict; text: string }) {
  const { t } = useTranslation('git');
  const deptId = useDeptId();
  const { path, binary, oursName, theirsName, oursExists, theirsExists } = conflict;
  const resolve = useResolve(path);
  const marks = countMarks(text);
  const take = (use: 'ours' | 'theirs' | 'delete') => resolve.mutate({ body: { deptId, path, use } });
  const sideText = (name: string, exists: boolean) =>
    exists ? t('conflict.take', { name }) : t('conflict.takeDeletion', { name });
  return (
    <>
      <Button disabled={resolve.isPending} onClick={() => take('ours')}>
        {sideText(oursName, oursExists)}
      </Button>
      {binary ? null : (
        <Button
          type="primary"
          disabled={marks > 0 || resolve.isPending}
          onClick={() => resolve.mutate({ body: { deptId, path, use: 'text', text } })}
        >
          {marks > 0 ? t('conflict.marks', { count: marks }) : t('conflict.takeResult')}
        </Button>
      )}
      <Button disabled={resolve.isPending} onClick={() => take('theirs')}>
        {sideText(theirsName, theirsExists)}
      </Button>
      {oursExists && theirsExists ? (
        <Button danger type="text" disabled={resolve.isPending} onClick={() => take('delete')}>
          {t('conflict.delete')}
        </Button>
      ) : null}
    </>
  );
}
