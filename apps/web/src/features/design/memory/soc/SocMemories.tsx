import { Memory } from '@netloom/memory';
import { Alert, Spin } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { errorText } from '../../../../announce.ts';
import { freeName } from '../../../../document/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { useSocMaps } from '../../registers/index.ts';
import { memories, memoryShelf } from '../files/memories.ts';
import { socRows } from './socRows.ts';
import type { SocRow } from './socRows.ts';
import './soc.css';

/** The memories that the SoCs of the project have: each leads to its wrapper, or one is begun for it. */
export function SocMemories() {
  const { t } = useTranslation('memory');
  const { data, error } = useSocMaps(useDeptId());
  if (error !== null)
    return <Alert type="error" showIcon title={t('soc.failed')} description={errorText(error)} />;
  if (data === undefined) return <Spin />;
  const rows = socRows(data.socs);
  return (
    <section className="nl-memory-soc" aria-label={t('soc.title')}>
      <h3>{t('soc.title')}</h3>
      {rows.length === 0 ? (
        <p className="nl-memory-hint">{t('soc.none')}</p>
      ) : (
        <table className="nl-memory-table">
          <thead>
            <tr>
              {(['instance', 'soc', 'block', 'base', 'size'] as const).map((key) => (
                <th key={key}>{t(`soc.${key}`)}</th>
              ))}
              <th aria-label={t('soc.plan')} />
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <SocLine key={`${row.soc} ${row.endpoint ?? row.instance}`} row={row} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function SocLine({ row }: { row: SocRow }) {
  const { t, i18n } = useTranslation('memory');
  const { soc, instance, vlnv, base, bytes, wrapper } = row;
  const number = new Intl.NumberFormat(i18n.language);
  return (
    <tr>
      <th scope="row">
        <code>{instance}</code>
      </th>
      <td>{soc}</td>
      <td>
        <code>{vlnv.split(':')[2]}</code>
      </td>
      <td>
        {base === undefined ? (
          t('soc.unmapped')
        ) : (
          <Link to="/charts/MemoryMap" title={t('soc.map')}>
            <code>0x{base.toString(16).toUpperCase().padStart(8, '0')}</code>
          </Link>
        )}
      </td>
      <td>{bytes === undefined ? '–' : `${number.format(bytes)} B`}</td>
      <td>
        {wrapper === undefined ? (
          <button type="button" title={t('soc.planHelp')} disabled={!canPlan(row)} onClick={() => begin(row)}>
            {t('soc.plan')}
          </button>
        ) : (
          <Link to={`/charts/MemoryWraper?file=${wrapper}`}>{t('soc.open', { name: wrapper })}</Link>
        )}
      </td>
    </tr>
  );
}

/** What a wrapper in the place of a memory is asked for: its words, its bus, a mask bit a byte. */
function requestOf({ instance, bytes, width, bus }: SocRow, name: string): Memory | undefined {
  if (bytes === undefined || width === undefined || width < 8) return undefined;
  const depth = Number(bytes / BigInt(width / 8));
  return Memory.safeParse({
    ...{ netloom: 'memory', version: 1, name, title: instance, depth, width, bus },
    ...(width > 8 && { maskBits: 8 }),
    target: 'ice40',
  }).data;
}

const canPlan = (row: SocRow) => requestOf(row, 'ram') !== undefined;

function begin(row: SocRow): void {
  const stem = row.instance.replaceAll(/\W/g, '_').replace(/^\d/, '_');
  const open = Object.values(memories.use.getState().documents);
  const name = freeName(
    stem,
    open.map((each) => each!.document.name),
  );
  memories.openNew(memoryShelf.pathOfNew(name), requestOf(row, name)!, undefined);
}
