import type { Crossing, CrossingReportReply } from '@netloom/model';
import { Button, Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { fileAddress } from '../../../files/editor/index.ts';
import { canvasAddress, useSoc, wayOf } from '../../soc/index.ts';

interface FoundCrossingProps {
  crossing: Crossing;
  soc: CrossingReportReply['soc'];
  onWaive: () => void;
}

/** A crossing of the netlist: what leads where, why it matters, and the ways to its line, its block and its waiver. */
export function FoundCrossing({ crossing, soc, onWaive }: FoundCrossingProps) {
  const { t } = useTranslation('clocks');
  const canvas = useSoc((state) => state.canvas);
  const { severity, sources, sink, from, to, bits, expression, place, sourcePlace, reason, waiver } =
    crossing;
  const block = soc ? wayOf(sink, soc.instances) : undefined;
  const isWaived = waiver?.state === 'active';
  const colour = severity === 'safe' || isWaived ? undefined : severity;
  return (
    <li className="nl-clocks-found" data-kind={severity === 'safe' || isWaived ? 'safe' : 'unsafe'}>
      <Tag color={colour}>{t(`crossing.class.${crossing.class}`)}</Tag>
      <code title={expression}>
        {sources.slice(0, 3).join(', ')}
        {sources.length > 3 ? ', …' : ''} → {sink}
      </code>
      <span>
        {from.join(', ')} → {to}
        {bits > 1 && ` · ${t('crossing.bits', { count: bits })}`}
      </span>
      {sourcePlace && <SourceLink place={sourcePlace} />}
      {place && <SourceLink place={place} />}
      {canvas && block !== undefined && (
        <Link to={canvasAddress(canvas.socCanvasId, block)}>{t('crossing.show')}</Link>
      )}
      {waiver && (
        <span title={waiver.reason}>
          {t(`crossing.waiver.${waiver.state}`, { person: waiver.person, until: waiver.until })}
        </span>
      )}
      {reason !== undefined && <span>{reason}</span>}
      {severity !== 'safe' && (
        <Button size="small" type="link" onClick={onWaive}>
          {t(waiver ? 'crossing.waiver.change' : 'crossing.waiver.give')}
        </Button>
      )}
    </li>
  );
}

function SourceLink({ place: { file, line } }: { place: NonNullable<Crossing['place']> }) {
  return (
    <Link to={fileAddress({ path: file, line })} title={file}>
      {file.replace(/.*\//, '')}:{line}
    </Link>
  );
}
