import { probe } from '@netloom/contract';
import type { ProbeReply } from '@netloom/contract';
import { Alert } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError, announceWarning, errorText } from '../../../../announce.ts';
import { useCall } from '../../../../api/index.ts';
import { Loading } from '../../../../Loading.tsx';
import { SignalCode } from '../../../files/editor/index.ts';
import type { CodeName, SignalHandle } from '../../../files/editor/index.ts';
import type { WavePanelProps } from '../panels.ts';
import { showSignals } from './showSignals.ts';
import { hoverText } from './hoverText.ts';
import { probeSignal } from './probeStore.ts';
import { ScopeTrail } from './ScopeTrail.tsx';
import type { Viewpoint } from './SourceProbe.tsx';
import { useNameValues } from './useNameValues.ts';
import './probe.css';

type Source = Extract<ProbeReply, { view: 'source' }>;

interface Props extends Pick<WavePanelProps, 'dump' | 'view' | 'dispatch'>, Viewpoint {
  runId: string;
  /** Path of the signal that is looked at. */
  selected: string | null;
  onMove: (viewpoint: Viewpoint) => void;
}

function namesOf({ names, instances }: Source): CodeName[] {
  return [
    ...names.map((name) => ({ ...name, kind: 'signal' as const })),
    ...instances.map((instance) => ({ ...instance, kind: 'instance' as const })),
  ];
}

/** The source of an instance, with the way to it. */
export function InstanceSource(props: Props) {
  const { runId, scope, onMove } = props;
  const { data, error } = useCall(
    probe,
    { query: { runId, view: 'source', scope } },
    { staleTime: Infinity, meta: { quiet: true } },
  );
  if (error) return <Alert type="error" showIcon className="nl-wave-probe-error" title={errorText(error)} />;
  if (data?.view !== 'source') return <Loading />;
  return (
    <>
      <ScopeTrail scope={scope} source={data} onMove={onMove} />
      <div className="nl-wave-probe-code">
        <Code {...props} source={data} />
      </div>
    </>
  );
}

/** Shows a place of the source in the editor with this handle; without one, or in another file, where it begins. */
function useShownPlace(source: Source, place: Viewpoint['place']): RefObject<SignalHandle | null> {
  const handle = useRef<SignalHandle>(null);
  const isHere = place?.file === source.file;
  const [line, column, endColumn] = isHere
    ? [place.line, place.column, place.endColumn]
    : [source.line, 1, 1];
  useEffect(() => {
    // The editor comes later than the text, the first time.
    let timer: ReturnType<typeof setTimeout>;
    const show = () => {
      if (handle.current) handle.current.show({ line, column, endColumn });
      else timer = setTimeout(show, 50);
    };
    show();
    return () => clearTimeout(timer);
  }, [source, line, column, endColumn]);
  return handle;
}

function Code({ source, dump, view, dispatch, place, selected, onMove }: Props & { source: Source }) {
  const { t } = useTranslation('waves');
  const handle = useShownPlace(source, place);
  const [lines, setLines] = useState<[number, number]>([1, 60]);
  const names = useMemo(() => namesOf(source), [source]);
  const inSight = names.filter(({ line, kind }) => kind === 'signal' && line >= lines[0] && line <= lines[1]);
  const paths = [...new Set(inSight.map(({ path }) => path))];
  const values = useNameValues(dump.data, paths, view.cursor);

  const pick = ({ kind, path }: CodeName) => {
    if (kind !== 'signal') return;
    showSignals([path], dump, () => view, dispatch).then(
      (shown) => shown || announceWarning(t('probe.missing', { path })),
      announceError,
    );
  };
  const enter = ({ kind, path }: CodeName) => {
    if (kind === 'instance') onMove({ scope: path, place: null });
    else probeSignal(path, 'declaration');
  };
  return (
    <SignalCode
      ref={handle}
      path={source.file}
      text={source.text}
      names={names}
      values={values}
      selected={selected}
      onHover={({ path, kind }) =>
        kind === 'signal'
          ? hoverText(path, view.cursor, dump, t)
          : Promise.resolve(`**${path}**\n\n${t('probe.down')}`)
      }
      onPick={pick}
      onEnter={enter}
      onLines={(first, last) => setLines([first, last])}
    />
  );
}
