import { compareSets } from '@netloom/instructions/toolchain';
import type { BuildSet, SetReport, ToolchainReport } from '@netloom/model';
import { useTranslation } from 'react-i18next';
import { FunctionTable } from './FunctionTable.tsx';
import { useCount } from './useCount.ts';

/** The options of a build as one line. */
export function setText({ optimize, march, codeModel, without }: BuildSet): string {
  const parts = [`-O${optimize}`, march, codeModel === 'medany' ? '' : `-mcmodel=${codeModel}`];
  return [...parts.filter(Boolean), ...without.map((name) => `−${name}`)].join(' ');
}

/** Sizes and counts of the builds, and of their functions. */
export function Overview({ report: { sets } }: { report: ToolchainReport }) {
  const [first, second] = sets as [SetReport, SetReport?];
  const functions = second
    ? compareSets(first, second)
    : first.functions.map((each) => ({ name: each.name, first: each, second: undefined }));
  return (
    <div className="nl-chain-page">
      <SizeTable sets={sets} />
      <FunctionTable functions={functions} sets={sets} />
    </div>
  );
}

function SizeTable({ sets }: { sets: readonly SetReport[] }) {
  const { t } = useTranslation('toolchain');
  const { count, ratio } = useCount();
  const [first, second] = sets;
  const rows: [string, (set: SetReport) => number | null][] = [
    ['code', ({ size }) => size.code],
    ['data', ({ size }) => size.data],
    ['zeros', ({ size }) => size.zeros],
    ['instructions', ({ model }) => model.instructions],
    ['cycles', ({ rtl }) => rtl?.cycles ?? null],
  ];
  const shown = rows.filter(([, of]) => sets.some((set) => of(set) !== null));
  return (
    <table className="nl-chain-sizes">
      <thead>
        <tr>
          <td />
          {sets.map(({ set }, index) => (
            <th key={index} scope="col">
              {setText(set)}
            </th>
          ))}
          {second && <th scope="col">{t('ratio')}</th>}
        </tr>
      </thead>
      <tbody>
        {shown.map(([key, of]) => (
          <tr key={key}>
            <th scope="row" title={t(`size.${key}Help`)}>
              {t(`size.${key}`)}
            </th>
            {sets.map((set, index) => (
              <td key={index}>{count(of(set))}</td>
            ))}
            {second && <td>{ratio(of(second), of(first!))}</td>}
          </tr>
        ))}
        <tr>
          <th scope="row">{t('size.ended')}</th>
          {sets.map((set, index) => (
            <td key={index}>
              <Ended set={set} />
            </td>
          ))}
          {second && <td />}
        </tr>
      </tbody>
    </table>
  );
}

/** How the program ended, and whether model and RTL printed the same. */
function Ended({ set: { model, rtl } }: { set: SetReport }) {
  const { t } = useTranslation('toolchain');
  const one = ({ cause, exitCode }: SetReport['model']) =>
    exitCode === null ? t('ended.other', { cause }) : t('ended.exit', { code: exitCode });
  const differs = rtl !== null && (rtl.exitCode !== model.exitCode || rtl.printed !== model.printed);
  return (
    <>
      {model.exitCode === 0 ? one(model) : <strong className="nl-chain-wrong">{one(model)}</strong>}
      {differs && <strong className="nl-chain-wrong">{t('ended.differs')}</strong>}
    </>
  );
}
