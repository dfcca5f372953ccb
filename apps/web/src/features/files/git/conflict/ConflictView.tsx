import { gitConflict } from '@netloom/contract';
import type { GitConflict } from '@netloom/contract';
import { Empty, Result, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../../Loading.tsx';
import { errorText } from '../../../../announce.ts';
import { useCall } from '../../../../api/index.ts';
import type { Choices } from '../../../../document/index.ts';
import { Permitted } from '../../../../parts/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { useNarrow } from '../../../../shell/useNarrow.ts';
import { PaneHeader } from '../changes/PaneHeader.tsx';
import { DiagramView } from './DiagramView.tsx';
import { PartsDecision } from './PartsDecision.tsx';
import { PartsView } from './PartsView.tsx';
import { SidePane } from './SidePane.tsx';
import { ResultPane } from './ResultPane.tsx';
import { TextDecision } from './TextDecision.tsx';

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
            <TextDecision conflict={conflict} text={text} />
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
