import { useTranslation } from 'react-i18next';
import { useSaid } from '../../../../diagnostics/useSaid.ts';
import { valueIn } from './candidates.ts';
import type { Candidate } from './candidates.ts';
import { gigabytes } from './figures.ts';
import type { Figures, Measured } from './figures.ts';
import { RowActions } from './RowActions.tsx';
import { useSoc } from '../store/socStore.ts';

export interface ExploredRow {
  candidate: Candidate;
  /** Undefined while it is not read. */
  measured: Measured | undefined;
}

/** Candidates side by side: what was measured of each, and what can be done with it. */
export function CandidateTable({ instance, rows }: { instance: string; rows: readonly ExploredRow[] }) {
  const { t } = useTranslation('soc');
  return (
    <div className="nl-soc-explored">
      <table>
        <thead>
          <tr>
            <th>{t('explore.topology')}</th>
            <th>{t('explore.area')}</th>
            <th>{t('explore.clock')}</th>
            <th>{t('explore.latency')}</th>
            <th>{t('explore.reads')}</th>
            <th>{t('explore.writes')}</th>
            <th aria-label={t('explore.run')} />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.candidate.changes} instance={instance} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ instance, row }: { instance: string; row: ExploredRow }) {
  const { t } = useTranslation('soc');
  const say = useSaid();
  const { candidate, measured } = row;
  const { topology, counts, isCurrent, refused } = candidate;
  return (
    <tr data-current={isCurrent}>
      <th scope="row">
        {t(`explore.name.${topology}`)}
        {isCurrent && <em>{t('explore.current')}</em>}
        <small>{t('explore.counts', { threads: counts.THREADS, outstanding: counts.OUTSTANDING })}</small>
        {refused && <small data-refused>{say(refused)}</small>}
      </th>
      {measured ? <FigureCells instance={instance} figures={measured.figures} /> : <td colSpan={5} />}
      <td>
        <RowActions instance={instance} row={row} />
      </td>
    </tr>
  );
}

function FigureCells({ instance, figures }: { instance: string; figures: Figures | undefined }) {
  const { t, i18n } = useTranslation('soc');
  const document = useSoc((state) => state.document);
  if (figures === undefined) return <td colSpan={5}>{t('explore.unknown')}</td>;
  const number = (value: number, digits: number) =>
    new Intl.NumberFormat(i18n.language, { maximumSignificantDigits: digits }).format(value);
  const width = Number(valueIn(document, instance, 'DATA_WIDTH'));
  const rate = (beats: number) => (
    <td>
      {t('explore.beats', { value: number(beats, 3) })}
      <small>{t('explore.gigabytes', { value: number(gigabytes(beats, figures, width), 3) })}</small>
    </td>
  );
  return (
    <>
      <td>{t('explore.kiloGates', { value: number(figures.kiloGates, 3) })}</td>
      <td>{t('explore.megahertz', { value: number(figures.clock, 3) })}</td>
      <td>
        {t('explore.clocks', { value: number(figures.latency, 3) })}
        <small>{t('explore.underLoad', { value: number(figures.loaded, 3) })}</small>
      </td>
      {rate(figures.reads)}
      {rate(figures.writes)}
    </>
  );
}
